import { useTranslation } from 'react-i18next';
import { useGetBenchmarkQuery } from '../score/benchmark-api';
import { useFigures } from '../../../lib/i18n/use-figures';
import * as styles from '../submission/assessment-cards.module.css';

/** The middle half of a sector's companies; renders nothing below five companies. */
export function BenchmarkRange({ sectorCode }: { sectorCode: string }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const { data } = useGetBenchmarkQuery(sectorCode);
  if (!data) return null;
  const { lowerQuartile, median, upperQuartile, companies } = data;
  return (
    <p className={styles.benchmark}>
      {t('benchmark.range', {
        count: companies,
        median: points(median),
        lower: points(lowerQuartile),
        upper: points(upperQuartile),
      })}
    </p>
  );
}
