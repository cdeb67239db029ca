import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useQuestionTexts } from '../answers/use-question-texts';
import { bestMeasures } from './best-measures';
import type { SegmentView } from '../state/segment-view';
import * as styles from './score-steps.module.css';

/** The measures that would raise the score most, each with the score it would lead to by itself. */
export function ScoreSteps({ view: { gains, plan, score } }: { view: SegmentView }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const texts = useQuestionTexts();
  const steps = bestMeasures(plan.hotspots, gains);
  const from = Math.round(score ?? 0);
  if (steps.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('score.raises')}</h3>
      <ol className={styles.steps}>
        {steps.map(({ measureId, points: gain, isAlternative }) => (
          <li key={measureId}>
            <div className={styles.line}>
              <a href={`#measure-${measureId}`}>{texts.measure(measureId)}</a>
              <span className={styles.gain}>{t('score.gain', { points: points(gain) })}</span>
            </div>
            <div className={styles.line}>
              <span className={styles.scale} aria-hidden>
                <span className={styles.current} style={{ width: `${from}%` }} />
                <span className={styles.rise} style={{ width: `${gain}%` }} />
              </span>
              <span className={styles.reached}>{t('score.reaches', { points: points(from + gain) })}</span>
            </div>
            {isAlternative && <span className={styles.alternative}>{t('score.alternative')}</span>}
          </li>
        ))}
      </ol>
      {steps.length > 1 && <p className={styles.note}>{t('score.alone')}</p>}
    </>
  );
}
