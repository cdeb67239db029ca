import { useTranslation } from 'react-i18next';
import { amountsByMonth, monthsOf } from '../../../../../core/carbon/inputs/bills';
import { enumerated } from '../../../../../core/i18n/intl';
import type { Measured } from '../../../../../core/carbon/inputs/units';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import { BarChart } from '../../../../components/charts/bar-chart';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useFiscalYear } from '../../boundary/use-fiscal-year';
import { useNames } from '../../shared/use-names';
import { useBillTexts } from './use-bill-texts';
import * as styles from './bills.module.css';

interface BillMonthsProps {
  bills: readonly Bill[];
  year: number;
  activity: Measured;
}

/** Consumption by month; renders nothing if one bill covers the whole year. */
export function BillMonths({ bills, year, activity }: BillMonthsProps) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const { atChart, figure } = useFigures();
  const names = useNames();
  const { month } = useBillTexts();
  const fiscalYear = useFiscalYear(year);
  if (bills.length < 2) return null;
  const unit = names.unit(activity.unit);
  const sums = amountsByMonth(bills, activity, fiscalYear);
  const amounts = monthsOf(fiscalYear).map((each, index) => ({
    name: month(each),
    amount: sums[index] ?? 0,
  }));
  const nonZero = amounts.filter(({ amount }) => amount !== 0);
  const summary = t('bills.chart', {
    unit,
    months: enumerated(
      nonZero.map(({ name, amount }) => t('bills.month', { month: name, amount: figure(amount, 'checked') })),
      locale,
    ),
  });
  return (
    <div className={styles.chart}>
      <BarChart
        height={160}
        summary={summary}
        bars={amounts.map(({ name, amount }) => ({ name, values: { amount } }))}
        series={[{ key: 'amount', name: unit, colour: 'var(--chart-1)' }]}
        format={(value) => `${figure(value, 'checked')} ${unit}`}
        formatAxis={atChart}
      />
    </div>
  );
}
