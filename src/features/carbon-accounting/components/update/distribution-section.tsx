import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfInputFault } from '../../../../../core/carbon/figures';
import type { SpendDistribution } from '../../../../../core/contracts/ca-spend-distributions';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { Button } from '../../../../components/ui/button';
import { UnsentMark } from '../../../../components/ui/unsent-mark';
import { createDistribution, deleteDistribution, updateDistribution } from '../../edits/distribution-edits';
import { recordSubject } from '../../edits/record-edits';
import { useAccess } from '../../hooks/use-access';
import { useFigures } from '../../hooks/use-figures';
import { useNames } from '../../hooks/use-names';
import { useRecordEdits } from '../../hooks/use-record-edits';
import { shareSum, type SupplierGroups } from '../../inputs';
import * as cells from '../cells.module.css';
import { DistributionDrawer } from './distribution-drawer';
import { NumberCell } from './number-cell';
import { RefusalNotice } from './refusal-notice';
import { RowButtons } from './row-buttons';
import { Section } from './section';
import { ShareSumLine } from './share-sum-line';
import * as styles from './update.module.css';

const edits = {
  resource: 'distributions',
  create: createDistribution,
  update: updateDistribution,
  remove: deleteDistribution,
} as const;

interface DistributionSectionProps {
  year: number;
  distributions: readonly SpendDistribution[];
  groups: SupplierGroups;
  /** The year's purchases in thousand USD. */
  purchases: number;
}

const keyOf = ({ id }: SpendDistribution) => id;
const noShare = shareSum([]);

/** Which sectors the purchases went to: a bar that fills to 100 percent, and the shares below it. */
export function DistributionSection({ year, distributions, groups, purchases }: DistributionSectionProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const names = useNames();
  const { canManage } = useAccess();
  const { add, change, remove, refusal, dismiss } = useRecordEdits<SpendDistribution>(year, edits);
  const [isOpen, setOpen] = useState(false);
  const sum = useMemo(() => shareSum(distributions.map(({ shareOfInput }) => shareOfInput)), [distributions]);
  const rows = useMemo(
    () => [...distributions].sort((a, b) => b.shareOfInput - a.shareOfInput),
    [distributions],
  );

  const columns: Column<SpendDistribution>[] = [
    {
      id: 'sector',
      header: t('columns.sector'),
      width: 'minmax(12rem, 3fr)',
      cell: ({ id, scope3SectorId }) => (
        <>
          <div className={styles.name}>{names.sector(scope3SectorId)}</div>
          <UnsentMark subject={recordSubject('distributions', id)} />
        </>
      ),
      rowHeader: true,
      plainOnCard: true,
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
          onSave={(shareOfInput, seen) =>
            change(
              { ...record, version: seen ?? record.version },
              { shareOfInput },
              names.sector(record.scope3SectorId),
            )
          }
        />
      ),
    },
    {
      id: 'purchases',
      header: t('columns.purchases'),
      width: 'minmax(7rem, 1fr)',
      align: 'end',
      cell: ({ shareOfInput }) => (
        <span className={cells.figure}>{figure((purchases * shareOfInput) / 100, 'share')}</span>
      ),
    },
    {
      id: 'named',
      header: t('columns.named'),
      width: 'minmax(7rem, 1fr)',
      align: 'end',
      cell: ({ id }) => {
        const { sum: named, state } = groups.sums.get(id) ?? noShare;
        return (
          <span className={cells.figure}>
            <span className={state === 'tooMuch' ? styles.tooMuch : undefined}>
              {t('carbon:percent', { value: figure(named, 'share') })}
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
            name={names.sector(record.scope3SectorId)}
            onRemove={() => remove(record, names.sector(record.scope3SectorId))}
          />
        ),
      plainOnCard: true,
    },
  ];

  return (
    <Section
      title={t('distribution.title')}
      hint={t('distribution.hint')}
      actions={
        canManage && (
          <Button variant={rows.length === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
            {rows.length === 0 ? t('distribution.start') : t('distribution.edit')}
          </Button>
        )
      }
    >
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      {rows.length > 0 ? (
        <>
          <ShareSumLine sum={sum} label={t('distribution.title')} />
          <VirtualTable label={t('distribution.title')} columns={columns} rows={rows} rowKey={keyOf} />
        </>
      ) : (
        <p className={styles.empty}>{t('distribution.empty')}</p>
      )}
      {isOpen && (
        <DistributionDrawer
          year={year}
          distributions={distributions}
          edits={{ add, change, remove }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
