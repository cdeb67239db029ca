import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../../core/i18n/intl';
import { BarChart } from '../../../../components/charts/bar-chart';
import { Card } from '../../../../components/layout/page';
import type { YearOverview } from '../../../../domain/carbon/years-api';
import { joinSentences } from '../../../../lib/i18n/join-sentences';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useBaseComparison } from '../../boundary/use-base-comparison';
import { inventoryOf, scopes } from '../../shared/inventory';
import { scopeColours } from '../../results/shared/scope-colours';
import { directionOf, latestChange, trendOf, type TrendChange } from '../../shared/trend-points';
import * as styles from './trend.module.css';

/** The company's emissions over the years; the table below has the figures. */
export function Trend({ years }: { years: readonly YearOverview[] }) {
  const { t } = useTranslation('carbon');
  const { locale } = useLocale();
  const { atChart, figure, tons } = useFigures();
  const compare = useBaseComparison();
  const trend = trendOf(years);
  const inWords = (change: TrendChange) =>
    joinSentences([
      t(`trend.${directionOf(change)}`, {
        from: change.from,
        to: change.to,
        before: tons(change.before),
        after: tons(change.after),
        percent: figure(Math.abs(change.percent), 'percent'),
      }),
      ...change.leftOut.map(({ scope, missingIn }) =>
        t('trend.leftOut', { scope: t(`scope.${scope}`), year: missingIn }),
      ),
    ]);
  const change = latestChange(trend);
  if (trend.length === 0) return null;
  const outdated = trend.flatMap(({ year, needsRecalculation }) => (needsRecalculation ? [year] : []));
  const latest = years.find(({ totals }) => totals !== null);
  const sinceBase =
    latest?.totals &&
    latest.base?.year !== change?.from &&
    compare({ year: latest.year, totals: latest.totals, base: latest.base }).total;
  const summary = change ? inWords(change) : t('trend.nothingShared');
  return (
    <Card title={t('trend.title')}>
      <p className={styles.summary}>{summary}</p>
      {outdated.length > 0 && (
        <p className={styles.summary}>
          {t('trend.outdated', { years: enumerated(outdated.map(String), locale) })}
        </p>
      )}
      {sinceBase && (
        <p className={styles.summary}>
          {t('carbon-boundary:base.ofYear', { year: latest.year, sentence: sinceBase })}
        </p>
      )}
      <BarChart
        summary={summary}
        unit={t('columns.total')}
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
        formatAxis={atChart}
        hasTotals
        highlighted={String(trend.at(-1)?.year)}
      />
    </Card>
  );
}
