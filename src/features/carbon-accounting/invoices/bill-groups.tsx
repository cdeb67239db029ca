import { useTranslation } from 'react-i18next';
import { sumOfBills } from '../../../../core/carbon/inputs/bills';
import type { Meaning } from '../../../../core/invoices/line-meaning';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useBillTexts } from '../activities/bills/use-bill-texts';
import { useFiscalYear } from '../boundary/use-fiscal-year';
import { usePeriod } from '../boundary/use-period';
import { useActivities, useNames } from '../shared/use-names';
import { items, type BillGroup } from './drop-plan';
import { MeaningField } from './meaning-field';
import { RecordChoices } from './record-choices';
import type { ChosenRecords } from './to-drop';
import { useRecordsOfBills } from './use-records-of-bills';
import * as styles from './invoices.module.css';

interface BillGroupsProps {
  groups: readonly BillGroup[];
  /** The records that the reader has chosen for bills. */
  chosen: ChosenRecords;
  onChoose: (key: string, recordId: string) => void;
  onMeaning: (key: string, meaning: Meaning) => void;
}

type GroupProps = Omit<BillGroupsProps, 'groups'> & { group: BillGroup };

/** The lines that become bills, grouped by record. */
export function BillGroups({ groups, ...rest }: BillGroupsProps) {
  const { t } = useTranslation('carbon-invoices');
  return (
    <Card title={t('bills.title')}>
      {groups.length === 0 && <p className={styles.hint}>{t('bills.none')}</p>}
      <div className={styles.stack}>
        {groups.map((group) => (
          <Group key={[group.activityId, group.year, group.countryCode].join('/')} group={group} {...rest} />
        ))}
      </div>
    </Card>
  );
}

function Group({ group, chosen, onChoose, onMeaning }: GroupProps) {
  const { t } = useTranslation('carbon-invoices');
  const { figure } = useFigures();
  const { period } = useBillTexts();
  const names = useNames();
  const { fiscalYearStart } = useFiscalYear(group.year);
  const yearText = usePeriod()(group.year, fiscalYearStart);
  const activity = useActivities().get(group.activityId);
  const { activityId, countryCode, lines } = group;
  const { records, sellers } = useRecordsOfBills(group, chosen);
  if (!activity) return null;
  const { typed } = sumOfBills(
    lines.map(({ amount, period: days }) => ({
      ...amount,
      ...days,
      ...{ id: '', calorificValue: null, evidence: '', note: '' },
    })),
    activity,
  );
  // Their single amount is replaced by the sum of the bills.
  const replaced = records.filter(
    (record) => record.bills.length === 0 && sellers.some((seller) => seller.record === record),
  );
  const amountText = ({ amount, unit }: { amount: number; unit: string }) =>
    `${figure(amount, 'exact')}\u00a0${names.unit(unit)}`;
  return (
    <section className={styles.group} aria-label={names.activity(activityId)}>
      <div className={styles.line}>
        <h3 className={styles.facts}>
          {names.activity(activityId)}
          <span className={styles.place}>{` ${yearText} · ${names.country(countryCode)}`}</span>
        </h3>
        <strong className={styles.amount}>{amountText(typed)}</strong>
      </div>
      {records.length > 1 && <RecordChoices sellers={sellers} records={records} onChoose={onChoose} />}
      {replaced.map(({ id, typedAmount, typedUnit }) => (
        <Notice key={id} tone="caution">
          {t('bills.replaces', { amount: amountText({ amount: typedAmount, unit: typedUnit }) })}
        </Notice>
      ))}
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
          <MeaningField key={item.key} item={item} onMeaning={onMeaning} />
        ))}
      </details>
    </section>
  );
}
