import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Card } from '../../../components/layout/page';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useBaseComparison } from '../boundary/use-base-comparison';
import { FigureTable } from '../shared/figure-table';
import * as styles from './shared/results.module.css';

/** Emissions per turnover, compared with companies of the same industry if there are enough of them. */
export function Benchmark({ report }: { report: YearReport }) {
  const { year, totals, boundary, intensity, benchmark } = report;
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const compare = useBaseComparison();
  if (intensity === null) return null;
  const sinceBase = compare({ year, totals, intensity, base: boundary?.base ?? null }).intensity;
  const own = figure(intensity, 'factor');
  const longest = Math.max(intensity, benchmark?.upperQuartile ?? 0) || 1;
  const bar = (value: number, colour = 'var(--border-strong)') => [
    { percent: (100 * value) / longest, colour },
  ];
  return (
    <Card title={t('benchmark.title')}>
      <div className={styles.stack}>
        <p>{joinSentences([t('benchmark.own', { value: own }), sinceBase])}</p>
        {benchmark ? (
          <FigureTable
            label={t('benchmark.title')}
            columns={[t('benchmark.companies', { count: benchmark.companies }), t('units.intensity')]}
            rows={[
              {
                key: 'lower',
                cells: [t('benchmark.lower'), figure(benchmark.lowerQuartile, 'factor')],
                parts: bar(benchmark.lowerQuartile),
              },
              {
                key: 'median',
                cells: [t('benchmark.median'), figure(benchmark.median, 'factor')],
                parts: bar(benchmark.median),
              },
              {
                key: 'upper',
                cells: [t('benchmark.upper'), figure(benchmark.upperQuartile, 'factor')],
                parts: bar(benchmark.upperQuartile),
              },
              {
                key: 'own',
                cells: [t('benchmark.you'), own],
                isStrong: true,
                parts: bar(intensity, 'var(--accent)'),
              },
            ]}
          />
        ) : (
          <p className={styles.explanation}>{t('benchmark.none')}</p>
        )}
      </div>
    </Card>
  );
}
