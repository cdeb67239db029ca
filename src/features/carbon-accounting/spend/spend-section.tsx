import { Trash2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spendShareFault } from '../../../../core/carbon/inputs/figures';
import type { Turnover } from '../../../../core/carbon/inputs/turnover';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { recordSubject } from '../records/record-edits';
import { createSpendVolume, deleteSpendVolume, updateSpendVolume } from './spend-edits';
import { useAccess } from '../shared/use-access';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useRecordEdits } from '../records/use-record-edits';
import { purchasesOf } from '../records/inputs';
import { newSpendVolume } from '../records/new-records';
import { NumberCell } from '../records/number-cell';
import { RefusalNotice } from '../records/refusal-notice';
import { Section } from '../records/section';
import * as styles from './spend-section.module.css';
import { TurnoverField } from './turnover-field';
import { TypicalShare } from './typical-share';
import { useTurnoverUnits } from './use-turnover-units';

const edits = {
  resource: 'spend',
  create: createSpendVolume,
  update: updateSpendVolume,
  remove: deleteSpendVolume,
  together: ['turnoverInThsdUSD', 'turnoverInThsd', 'currency'],
} as const;
type SpendFigures = Turnover & Pick<SpendVolume, 'spendShareOfTurnover'>;
const nothing: SpendFigures = {
  turnoverInThsdUSD: 0,
  turnoverInThsd: null,
  currency: null,
  spendShareOfTurnover: 0,
};

/** These fields also exist in a year without the record. */
export const isSpendField = (field: string): boolean =>
  field === 'spendShareOfTurnover' || field.startsWith('turnover');

interface SpendSectionProps {
  year: number;
  spend: SpendVolume | undefined;
  settings: AccountingSettings;
}

/** Turnover and the share spent on purchases; the first figure creates the record of the year. */
export const SpendSection = memo(function SpendSection(props: SpendSectionProps) {
  const { year, spend, settings } = props;
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { canManage } = useAccess();
  const records = useMemo(() => (spend ? [spend] : []), [spend]);
  const { add, change, remove, refusal, dismiss } = useRecordEdits<SpendVolume>(year, edits, records);
  const figures = spend ?? nothing;
  const purchases = purchasesOf(spend, settings.currency);
  const { unitText } = useTurnoverUnits();
  const [own] = useState(() => newSpendVolume(year, nothing));
  // A person who saw no record must not change somebody else's.
  const save = (changes: Partial<SpendFigures>, seen: number | undefined, over: Partial<SpendFigures>) => {
    if (spend && seen !== undefined) change({ ...spend, ...over, version: seen }, changes, t('spend.title'));
    else add({ ...own, ...changes }, t('spend.title'));
  };
  return (
    <Section id="spend" title={t('spend.title')} hint={t('spend.hint')}>
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      <Card>
        <dl className={styles.figures}>
          <div className={styles.row}>
            <dt>{t('spend.turnover')}</dt>
            <dd>
              <TurnoverField
                year={year}
                turnover={figures}
                version={spend?.version}
                settings={settings}
                onSave={save}
              />
            </dd>
          </div>
          <div className={styles.row}>
            <dt>{t('spend.share')}</dt>
            <dd>
              <NumberCell
                label={t('spend.share')}
                field="spendShareOfTurnover"
                value={figures.spendShareOfTurnover}
                version={spend?.version}
                unit={t('units.percent')}
                fault={spendShareFault}
                faultOfText="SPEND_SHARE_OUT_OF_RANGE"
                isReadOnly={!canManage}
                onSave={(spendShareOfTurnover, seen, over) =>
                  save({ spendShareOfTurnover }, seen, { spendShareOfTurnover: over })
                }
              />
              {canManage && figures.spendShareOfTurnover === 0 && (
                <TypicalShare
                  onTake={(share) => save({ spendShareOfTurnover: share }, spend?.version, figures)}
                />
              )}
            </dd>
          </div>
          <div className={styles.row}>
            <dt>{t('spend.purchases')}</dt>
            <dd className={styles.result}>
              <span className={styles.amount}>{figure(purchases.amount, 'share')}</span>{' '}
              <span className={styles.unit}>{unitText(purchases.unit)}</span>
            </dd>
          </div>
        </dl>
        {spend && canManage && (
          <div className={styles.remove}>
            <Button size="small" variant="quiet" flush onClick={() => remove(spend, t('spend.title'))}>
              <Trash2 size={16} aria-hidden />
              {t('spend.remove')}
            </Button>
          </div>
        )}
        {spend && <UnsentMark subject={recordSubject('spend', spend.id)} />}
      </Card>
    </Section>
  );
});
