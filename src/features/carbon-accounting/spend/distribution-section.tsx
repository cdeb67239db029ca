import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import { Button } from '../../../components/ui/button';
import { createDistribution, deleteDistribution, updateDistribution } from './distribution-edits';
import { useAccess } from '../shared/use-access';
import { useRecordEdits } from '../records/use-record-edits';
import { shareSum, type SupplierGroups, type Purchases } from '../records/inputs';
import { DistributionDrawer } from './distribution-drawer';
import { DistributionTable } from './distribution-table';
import { RefusalNotice } from '../records/refusal-notice';
import { isHashTarget } from '../records/use-scroll-to-hash';
import { EmptySection, Section } from '../records/section';
import { ShareSumLine } from './share-sum-line';

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
  /** Of the year. */
  purchases: Purchases;
}

/** The distribution of the purchases over sectors: a bar that fills to 100 percent, with the shares below. */
export const DistributionSection = memo(function DistributionSection(props: DistributionSectionProps) {
  const { year, distributions, groups, purchases } = props;
  const { t } = useTranslation('carbon-update');
  const { canManage } = useAccess();
  const { add, change, remove, refusal, dismiss } = useRecordEdits<SpendDistribution>(
    year,
    edits,
    distributions,
  );
  const [isOpen, setOpen] = useState(() => isHashTarget('allocate'));
  const sum = useMemo(() => shareSum(distributions.map(({ shareOfInput }) => shareOfInput)), [distributions]);
  const rows = useMemo(
    () => [...distributions].sort((a, b) => b.shareOfInput - a.shareOfInput),
    [distributions],
  );

  return (
    <Section
      id="distribution"
      title={t('distribution.title')}
      hint={t('distribution.hint')}
      actions={
        canManage && (
          <Button onClick={() => setOpen(true)}>
            {rows.length === 0 ? t('distribution.start') : t('distribution.edit')}
          </Button>
        )
      }
    >
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      {rows.length > 0 ? (
        <>
          <ShareSumLine sum={sum} label={t('distribution.title')} />
          <DistributionTable
            distributions={rows}
            groups={groups}
            purchases={purchases}
            onChange={change}
            onRemove={remove}
          />
        </>
      ) : (
        <EmptySection>{t('distribution.empty')}</EmptySection>
      )}
      {isOpen && canManage && (
        <DistributionDrawer
          year={year}
          distributions={distributions}
          edits={{ add, change, remove }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
});
