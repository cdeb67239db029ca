import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfInputFault } from '../../../../core/carbon/inputs/figures';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { recordSubject } from '../records/record-edits';
import { useAccess } from '../shared/use-access';
import { useTurnoverUnits } from './use-turnover-units';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { shareSum, type SupplierGroups, type Purchases } from '../records/inputs';
import * as cells from '../shared/cells.module.css';
import { NumberCell } from '../records/number-cell';
import { RowButtons } from '../records/row-buttons';
import * as recordName from '../records/record-name.module.css';
import * as styles from './distribution.module.css';

interface DistributionTableProps {
  distributions: readonly SpendDistribution[];
  groups: SupplierGroups;
  /** Of the year. */
  purchases: Purchases;
  onChange: RecordEdits<SpendDistribution>['change'];
  onRemove: RecordEdits<SpendDistribution>['remove'];
}

const keyOf = ({ id }: SpendDistribution) => id;
const noShare = shareSum([]);

/** Sectors with their shares, edited in the table, and how much of each is named by supplier. */
export const DistributionTable = memo(function DistributionTable(props: DistributionTableProps) {
  const { distributions, groups, purchases, onChange, onRemove } = props;
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { amount: purchased } = purchases;
  const purchasesUnit = useTurnoverUnits().nameOf(purchases.unit);
  const names = useNames();
  const { canManage } = useAccess();
  const columns = useMemo(
    (): Column<SpendDistribution>[] => [
      {
        id: 'sector',
        header: t('columns.sector'),
        width: 'minmax(12rem, 3fr)',
        cell: ({ id, scope3SectorId }) => (
          <>
            <div className={recordName.name}>{names.sector(scope3SectorId)}</div>
            <UnsentMark subject={recordSubject('distributions', id)} />
          </>
        ),
        rowHeader: true,
      },
      {
        id: 'share',
        header: t('columns.share'),
        width: '12rem',
        align: 'end',
        cell: (record) => (
          <NumberCell
            field={record.id}
            label={t('columns.shareOf', { name: names.sector(record.scope3SectorId) })}
            value={record.shareOfInput}
            version={record.version}
            unit={t('units.percent')}
            fault={shareOfInputFault}
            faultOfText="SHARE_OF_INPUT_OUT_OF_RANGE"
            isReadOnly={!canManage}
            onSave={(shareOfInput, seen, over) =>
              onChange(
                { ...record, shareOfInput: over, version: seen ?? record.version },
                { shareOfInput },
                names.sector(record.scope3SectorId),
              )
            }
          />
        ),
      },
      {
        id: 'purchases',
        header: t('columns.purchases', { currency: purchasesUnit }),
        width: 'minmax(7rem, 1fr)',
        align: 'end',
        cell: ({ shareOfInput }) => (
          <span className={cells.figure}>{figure((purchased * shareOfInput) / 100, 'thousands')}</span>
        ),
      },
      {
        id: 'named',
        header: t('columns.named'),
        width: 'minmax(7rem, 1fr)',
        align: 'end',
        cell: ({ id }) => {
          const { sum: named, state } = groups.sums.get(id) ?? noShare;
          const isTooMuch = state === 'tooMuch';
          return (
            <span className={cells.figure}>
              <span className={isTooMuch ? styles.tooMuch : undefined}>
                {t('carbon:percent', { value: figure(named, isTooMuch ? 'exact' : 'share') })}
              </span>
            </span>
          );
        },
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '4rem',
        align: 'end',
        cell: (record) =>
          canManage && (
            <RowButtons
              subject={recordSubject('distributions', record.id)}
              name={names.sector(record.scope3SectorId)}
              onRemove={() => onRemove(record, names.sector(record.scope3SectorId))}
            />
          ),
        onCard: 'corner',
      },
    ],
    [t, figure, names, canManage, groups, purchased, purchasesUnit, onChange, onRemove],
  );
  return (
    <VirtualTable label={t('distribution.title')} columns={columns} rows={distributions} rowKey={keyOf} />
  );
});
