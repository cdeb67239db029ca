import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { sumOfBills } from '../../../../core/carbon/bills';
import type { Meaning } from '../../../../core/invoices/line-meaning';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetActivitiesQuery } from '../api';
import { useBillTexts } from '../bills/use-bill-texts';
import { useActivities, useNames } from '../shared/use-names';
import { items, type BillGroup } from './drop-plan';
import { MeaningField } from './meaning-field';
import * as styles from './invoices.module.css';

interface BillGroupsProps {
  groups: readonly BillGroup[];
  onSay: (key: string, meaning: Meaning) => void;
}

/** The lines that become bills, grouped by record. */
export function BillGroups({ groups, onSay }: BillGroupsProps) {
  const { t } = useTranslation('carbon-invoices');
  return (
    <Card title={t('bills.title')}>
      {groups.length === 0 && <p className={styles.hint}>{t('bills.none')}</p>}
      <div className={styles.stack}>
        {groups.map((group) => (
          <Group
            key={[group.activityId, group.year, group.countryCode].join('/')}
            group={group}
            onSay={onSay}
          />
        ))}
      </div>
    </Card>
  );
}

function Group({ group, onSay }: { group: BillGroup; onSay: BillGroupsProps['onSay'] }) {
  const { t } = useTranslation('carbon-invoices');
  const { figure } = useFigures();
  const { period } = useBillTexts();
  const names = useNames();
  const activity = useActivities().get(group.activityId);
  const { activityId, year, countryCode, lines } = group;
  const replaced = useEnteredAmount(group);
  if (!activity) return null;
  const { typed } = sumOfBills(
    lines.map(({ amount, period: days }) => ({
      ...amount,
      ...days,
      ...{ id: '', calorificValue: null, evidence: '', note: '' },
    })),
    activity,
  );
  const amountText = ({ amount, unit }: { amount: number; unit: string }) =>
    `${figure(amount, 'exact')}\u00a0${names.unit(unit)}`;
  return (
    <section className={styles.group} aria-label={names.activity(activityId)}>
      <div className={styles.line}>
        <h3 className={styles.facts}>
          {names.activity(activityId)}
          <span className={styles.place}>{` ${year} · ${names.country(countryCode)}`}</span>
        </h3>
        <strong className={styles.amount}>{amountText(typed)}</strong>
      </div>
      {replaced && <Notice tone="caution">{t('bills.replaces', { amount: amountText(replaced) })}</Notice>}
      <details>
        <summary className={styles.summary}>{t('bills.count', { count: lines.length })}</summary>
        <ul className={styles.lines}>
          {lines.map(({ line, invoice, period: days, amount }, index) => (
            <li key={index} className={styles.line}>
              <span className={styles.facts}>
                {[`${invoice.seller.name} ${invoice.number}`, line.name, period(days)].join(' · ')}
              </span>
              <span className={styles.amount}>{amountText(amount)}</span>
            </li>
          ))}
        </ul>
        {items(lines).map((item) => (
          <MeaningField key={item.key} item={item} onSay={onSay} />
        ))}
      </details>
    </section>
  );
}

/** The single amount of the year, which bills would replace. */
function useEnteredAmount({ activityId, year, countryCode }: BillGroup) {
  const projectId = useProjectId();
  const { data = [] } = useGetActivitiesQuery(projectId === undefined ? skipToken : { projectId, year });
  const alike = data.filter((each) => each.activityId === activityId && each.countryCode === countryCode);
  const [only, ...others] = alike;
  return only && others.length === 0 && only.bills.length === 0
    ? { amount: only.typedAmount, unit: only.typedUnit }
    : undefined;
}
