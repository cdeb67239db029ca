import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import { InsightSection } from './insight-section';
import * as styles from './insights.module.css';

interface SegmentInsight {
  id: string;
  name: string;
  /** The measures that would raise the score most, best first. */
  measures: readonly { id: string; name: string; points: number }[];
}

/** The most effective measures in the company's segments. */
export function SegmentInsights({ segments }: { segments: readonly SegmentInsight[] }) {
  const { t } = useTranslation('first-run');
  const { points } = useFigures();
  return (
    <InsightSection id="segments" title={t('segments.title')}>
      <p className={styles.muted}>{t(segments.length === 0 ? 'segments.none' : 'segments.text')}</p>
      {segments.map(({ id, name, measures }) => (
        <div key={id}>
          <h4 className={styles.segment}>{name}</h4>
          <ul className={styles.measures}>
            {measures.map((measure) => (
              <li key={measure.id}>
                <span>{measure.name}</span>
                <span className={styles.points}>
                  {t('segments.points', { points: points(measure.points) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </InsightSection>
  );
}
