import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Pill } from '../../../components/ui/pill';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import * as cells from '../shared/cells.module.css';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useTurnoverUnits } from '../spend/use-turnover-units';
import { AllocatedCell } from './allocated-cell';
import type { AllocationRow } from './allocation-rows';
import { FigurePreview } from './figure-preview';
import { customerSubject } from './sharing-edits';
import { SharingCell } from './sharing-cell';
import { SoldCell } from './sold-cell';
import * as styles from './sharing.module.css';
import { turnoverUnitOfYear } from './turnover-unit-of-year';

interface CustomersTableProps {
  rows: readonly AllocationRow[];
  of: AllocationOfYear;
  settings: AccountingSettings;
  /** Includes the verifier's statement in what can be shared with a customer, or not. */
  onStatement: (customerId: number, isIncluded: boolean) => void;
}

const keyOf = ({ customerId }: AllocationRow) => String(customerId);

/** Customers with their sales, their part of the emissions, and what is shared. */
export function CustomersTable({ rows, of, settings, onStatement }: CustomersTableProps) {
  const { t } = useTranslation('carbon-share');
  const { figure } = useFigures();
  const unit = useSoldUnit(of, settings);
  const [shown, setShown] = useState<number>();
  const previewed = rows.find(({ customerId }) => customerId === shown);
  const columns = useMemo(
    (): Column<AllocationRow>[] => [
      {
        id: 'customer',
        header: t('columns.customer'),
        width: 'minmax(10rem, 1.2fr)',
        cell: (row) => (
          <>
            <div className={cells.title}>{row.name}</div>
            {row.isSupplier && <p className={styles.note}>{t('customers.mutual')}</p>}
            {!row.isCustomer && (
              <>
                <Pill tone="neutral">{t('customers.left')}</Pill>
                <p className={styles.note}>{t('customers.leftText')}</p>
              </>
            )}
            <UnsentMark subject={customerSubject(of.year, row.customerId)} />
          </>
        ),
        rowHeader: true,
      },
      {
        id: 'sold',
        header: t('columns.sold', { unit }),
        width: '13.5rem',
        align: 'end',
        cell: (row) => <SoldCell row={row} of={of} settings={settings} />,
        onCard: 'wide',
      },
      {
        id: 'share',
        header: t('columns.share'),
        width: '5rem',
        align: 'end',
        cell: ({ share }) =>
          share === null ? null : (
            <span className={cells.figure}>
              {t('carbon:percent', { value: figure(100 * share, 'share') })}
            </span>
          ),
      },
      {
        id: 'allocated',
        header: t('columns.allocated'),
        width: 'minmax(9rem, 1fr)',
        align: 'end',
        cell: ({ figure: now }) => now?.allocated && <AllocatedCell allocated={now.allocated} />,
      },
      {
        id: 'sharing',
        header: t('columns.sharing'),
        width: 'minmax(13rem, 1.8fr)',
        cell: (row) => (
          <SharingCell
            row={row}
            year={of.year}
            onPreview={() => setShown(row.customerId)}
            onStatement={(isIncluded) => onStatement(row.customerId, isIncluded)}
          />
        ),
        onCard: 'wide',
      },
    ],
    [t, figure, unit, of, settings, onStatement],
  );
  return (
    <>
      <VirtualTable label={t('customers.title')} columns={columns} rows={rows} rowKey={keyOf} />
      {previewed && <FigurePreview row={previewed} year={of.year} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The unit of sales for the column header. */
function useSoldUnit(of: AllocationOfYear, settings: AccountingSettings): string {
  const { t } = useTranslation('carbon-share');
  const { unitText } = useTurnoverUnits();
  const { method, unit } = of.basis;
  return method === 'physical' ? t(`units.${unit}`) : unitText(turnoverUnitOfYear(of, settings));
}
