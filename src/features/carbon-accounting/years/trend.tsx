import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../components/charts/bar-chart';
import { Card } from '../../../components/layout/page';
import type { YearOverview } from '../api';
import { useFigures } from '../shared/use-figures';
import { inventoryOf, scopes } from '../results/inventory';
import { scopeColours } from '../results/scope-colours';
import { latestChange, trendOf, type TrendChange } from './trend-points';
import * as styles from './trend.module.css';

/** How the company's emissions have gone over the years; the table below it has the figures. */
export function Trend({ years }: { years: readonly YearOverview[] }) {
  const { t } = useTranslation('carbon');
  const { figure, tons } = useFigures();
  const trend = trendOf(years);
  const change = latestChange(trend);
  if (!change) return null;
  const { from, to, before, after, percent } = change;
  const words = {
    from,
    to,
    before: tons(before),
    after: tons(after),
    percent: figure(Math.abs(percent ?? 0), 'percent'),
  };
  const summary = t(`trend.${directionOf(change)}`, words);
  return (
    <Card title={t('trend.title')}>
      <p className={styles.summary}>{summary}</p>
      <BarChart
        layout="vertical"
        summary={summary}
        unavailable={t('chartUnavailable')}
        bars={trend.map(({ year, totals }) => ({
          name: String(year),
          values: inventoryOf(totals),
        }))}
        series={scopes.map((scope) => ({
          key: scope,
          name: t(`scope.${scope}`),
          colour: scopeColours[scope],
        }))}
        format={(value) => t('tons', { value: tons(value) })}
        formatAxis={(value) => figure(value, 'money')}
      />
    </Card>
  );
}

function directionOf({ after, percent }: TrendChange) {
  if (percent === null) return after > 0 ? 'fromNothing' : 'same';
  if (Math.abs(percent) < 0.05) return 'same';
  return percent < 0 ? 'less' : 'more';
}
