import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Day } from '../../../components/ui/day';
import * as styles from './cells.module.css';
import { CustomerCell } from './customer-cell';
import { ProductGroupCell } from './product-group-cell';
import { RowActions } from './row-actions';
import { StatusPill } from './status-pill';

/** Shown on cards as well, so that every card has the same layout. */
const noNumber = <span className={styles.none}>–</span>;
const linkingId = (request: CustomerRequest) => request.LinkingId;

export function RequestsTable({ requests }: { requests: readonly CustomerRequest[] }) {
  const { t } = useTranslation('requests');
  const columns = useMemo(
    (): Column<CustomerRequest>[] => [
      {
        id: 'customer',
        header: t('columns.customer'),
        width: 'minmax(10rem, 3fr)',
        cell: (request) => <CustomerCell request={request} />,
        rowHeader: true,
      },
      {
        id: 'supplierId',
        header: t('columns.supplierId'),
        width: 'minmax(5.5rem, 1fr)',
        cell: ({ SupplierId }) =>
          SupplierId ? <span className={styles.number}>{SupplierId}</span> : noNumber,
      },
      {
        id: 'productGroup',
        header: t('columns.productGroup'),
        width: 'minmax(9rem, 2fr)',
        cell: (request) => <ProductGroupCell request={request} />,
      },
      {
        id: 'lastRequest',
        header: t('columns.lastRequest'),
        width: '7.25rem',
        cell: ({ LastLinkingRequest }) => (
          <span className={styles.day}>
            <Day value={LastLinkingRequest} />
          </span>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '7.75rem',
        cell: ({ Status }) => <StatusPill status={Status} />,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '13rem',
        align: 'end',
        cell: (request) => <RowActions request={request} />,
        onCard: 'actions',
      },
    ],
    [t],
  );
  return <VirtualTable label={t('title')} columns={columns} rows={requests} rowKey={linkingId} />;
}
