import { useTranslation } from 'react-i18next';
import type { Benchmark } from '../../../../core/contracts/business-segments';
import { Skeleton } from '../../../components/ui/skeleton';
import { useGetBenchmarkQuery } from './benchmark-api';
import { useFigures } from '../../../lib/i18n/use-figures';
import * as styles from './score-card.module.css';

/** How a score compares with the companies of the sector; renders nothing if there are too few. */
export function BenchmarkText({ sectorCode, score }: { sectorCode: string; score: number }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const { data, isLoading } = useGetBenchmarkQuery(sectorCode);
  if (isLoading)
    return (
      <p className={styles.note} aria-hidden>
        <Skeleton width="80%" height="0.75rem" />
      </p>
    );
  if (data === undefined) return null;
  if (data === null) return <p className={styles.note}>{t('benchmark.none')}</p>;
  return (
    <p className={styles.note}>
      {t(`benchmark.${quarterOf(data, score)}`, { median: points(data.median), count: data.companies })}
    </p>
  );
}

/** The quarter of the companies that a score is in. */
function quarterOf(
  { lowerQuartile, median, upperQuartile }: Benchmark,
  score: number,
): 'top' | 'upper' | 'lower' | 'bottom' {
  if (score >= upperQuartile) return 'top';
  if (score >= median) return 'upper';
  return score >= lowerQuartile ? 'lower' : 'bottom';
}
