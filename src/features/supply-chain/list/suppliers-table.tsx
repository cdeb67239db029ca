import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { requestedItemsOf } from '../../../../core/terms/requested-items';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { RequestedItemProgress } from '../../../domain/requests/requested-items/requested-item-progress';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { EmailAddress } from '../../../components/ui/email-address';
import { Flag } from '../../../components/ui/flag';
import type { OptionalColumn, SortColumn } from './columns';
import { useCalendarDay } from '../../../lib/i18n/use-calendar-day';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useProductGroup } from '../use-product-group';
import { selectSorting, supplyChainSlice } from '../supply-chain-slice';
import * as styles from './cells.module.css';
import { RequestDay } from './request-day';
import { SelectAll } from './select-all';
import { StatusPill } from './status-pill';
import { SupplierCell } from './supplier-cell';

const supplierCell = (supplier: Supplier) => <SupplierCell supplier={supplier} />;
const linkingIdOf = ({ linkingId }: Supplier) => linkingId;

const widths: Record<OptionalColumn, string> = {
  contact: 'minmax(9rem, 2fr)',
  productGroup: 'minmax(7.125rem, 2fr)',
  country: 'minmax(7rem, 1fr)',
  status: '7.375rem',
  invited: '5.25rem',
  submitted: '6rem',
  dueDate: '6rem',
  today: '6.25rem',
  inOneYear: '5rem',
  inThreeYears: '5rem',
  performance: '6rem',
  shareOfSpend: '4.25rem',
};
const atTheEnd: ReadonlySet<OptionalColumn> = new Set([
  'today',
  'inOneYear',
  'inThreeYears',
  'performance',
  'shareOfSpend',
]);

interface SuppliersTableProps {
  suppliers: readonly Supplier[];
  shown: readonly OptionalColumn[];
}

export function SuppliersTable({ suppliers, shown }: SuppliersTableProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const sorting = useSelector(selectSorting);
  const cells = useCells();
  const isViewOnly = useIsViewOnly();

  const columns = useMemo(() => {
    const direction = sorting.descending ? 'descending' : 'ascending';
    const sortable = (id: SortColumn): Pick<Column<Supplier>, 'id' | 'header' | 'sorted' | 'onSort'> => ({
      id,
      header: t(`columns.${id}`),
      sorted: sorting.column === id ? direction : undefined,
      onSort: () => void dispatch(supplyChainSlice.actions.sortedBy(id)),
    });
    const supplier: Column<Supplier> = {
      ...sortable('supplier'),
      width: 'minmax(9.25rem, 3fr)',
      cell: supplierCell,
      rowHeader: true,
      control: !isViewOnly && <SelectAll shown={suppliers} />,
    };
    const others = shown.map((id): Column<Supplier> => ({
      ...sortable(id),
      width: widths[id],
      cell: cells[id],
      ...(atTheEnd.has(id) && { align: 'end' }),
      ...(id === 'contact' && { onCard: 'wide' }),
    }));
    return [supplier, ...others];
  }, [t, dispatch, sorting, cells, shown, suppliers, isViewOnly]);

  return <VirtualTable label={t('title')} columns={columns} rows={suppliers} rowKey={linkingIdOf} />;
}

/** The cell content of each column. */
function useCells(): Record<OptionalColumn, (supplier: Supplier) => ReactNode> {
  const { t } = useTranslation('customer-view');
  const productGroup = useProductGroup();
  const { percent, finePercent: share } = useFigures();
  const calendarDay = useCalendarDay();
  return useMemo(() => {
    const number = (text: string) => <span className={styles.number}>{text}</span>;
    const degree = (value: number | null | undefined) => (value == null ? null : number(percent(value)));
    /** Today's figures: a supplier that submitted without them has not answered. */
    const today = ({ lastSubmitDate }: Supplier, value: number | null | undefined) =>
      lastSubmitDate !== null && value == null ? (
        <span className={styles.muted}>{t('degree.notAnswered')}</span>
      ) : (
        degree(value)
      );
    return {
      contact: ({ contactName, email }) => (
        <>
          {contactName && <div>{contactName}</div>}
          <div className={styles.muted}>
            <EmailAddress>{email}</EmailAddress>
          </div>
        </>
      ),
      productGroup: (supplier) => productGroup(supplier).sector,
      country: (supplier) => (
        <div className={styles.country}>
          <Flag country={supplier.countryCode} />
          {productGroup(supplier).country}
        </div>
      ),
      status: (supplier) => (
        <>
          <StatusPill status={supplier.status} />
          {supplier.status === 'accepted' && (
            <div className={styles.muted}>
              <RequestedItemProgress wanted={requestedItemsOf(supplier)} />
            </div>
          )}
        </>
      ),
      invited: ({ linkingCreated }) => <RequestDay value={linkingCreated} />,
      submitted: ({ lastSubmitDate }) => <RequestDay value={lastSubmitDate} />,
      dueDate: ({ dueDate }) => (dueDate ? number(calendarDay(dueDate)) : null),
      today: (supplier) => today(supplier, supplier.implementation?.today),
      inOneYear: ({ implementation }) => degree(implementation?.inOneYear),
      inThreeYears: ({ implementation }) => degree(implementation?.inThreeYears),
      performance: (supplier) => today(supplier, supplier.performance),
      shareOfSpend: ({ shareOfSpend }) => (shareOfSpend === null ? null : number(share(shareOfSpend))),
    };
  }, [t, productGroup, percent, share, calendarDay]);
}
