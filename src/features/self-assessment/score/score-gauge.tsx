import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useGetBenchmarkQuery } from './benchmark-api';
import { BenchmarkText } from './benchmark-text';
import * as styles from './score-gauge.module.css';

interface ScoreGaugeProps {
  /** Points, 0 to 100. */
  score: number;
  sectorCode: string;
}

/** A score on its scale, with the sector's middle half and median if there are enough companies. */
export function ScoreGauge({ score, sectorCode }: ScoreGaugeProps) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const { data: benchmark } = useGetBenchmarkQuery(sectorCode);
  return (
    <div className={styles.gauge}>
      <div
        className={styles.scale}
        role="meter"
        aria-label={t('score.title')}
        aria-valuenow={Math.round(score)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {benchmark && (
          <span
            className={styles.band}
            style={{
              insetInlineStart: `${benchmark.lowerQuartile}%`,
              width: `${benchmark.upperQuartile - benchmark.lowerQuartile}%`,
            }}
          />
        )}
        <span className={styles.track}>
          <span className={styles.filled} style={{ width: `${score}%` }} />
        </span>
        {benchmark && <span className={styles.median} style={{ insetInlineStart: `${benchmark.median}%` }} />}
        <span className={styles.own} style={{ insetInlineStart: `${score}%` }} />
      </div>
      <div className={styles.ends} aria-hidden>
        <span>0</span>
        <span>100</span>
      </div>
      <div className={styles.comparison}>
        {benchmark && (
          <ul className={styles.legend}>
            <li data-of="own">{t('score.own', { points: points(score) })}</li>
            <li data-of="band">
              {t('score.band', {
                lower: points(benchmark.lowerQuartile),
                upper: points(benchmark.upperQuartile),
              })}
            </li>
            <li data-of="median">{t('score.median', { median: points(benchmark.median) })}</li>
          </ul>
        )}
        <BenchmarkText sectorCode={sectorCode} score={score} />
      </div>
    </div>
  );
}
