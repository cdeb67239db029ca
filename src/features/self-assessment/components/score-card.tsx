import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Progress } from '../../../components/ui/progress';
import { DegreeFacts } from '../../../domain/requests/customer-view/degree-facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useQuestionTexts } from '../hooks/use-question-texts';
import type { SegmentView } from '../segment-view';
import { BenchmarkText } from './benchmark-text';
import * as styles from './score-card.module.css';

const stepsShown = 3;

/** How much of what is possible in the sector is in place, and what would help most. */
export function ScoreCard({ view }: { view: SegmentView }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const texts = useQuestionTexts();
  const { score, figures, gains, segment } = view;
  return (
    <Card title={t('score.title')}>
      {score === null ? (
        <p className={styles.score}>{t('score.unanswered')}</p>
      ) : (
        <>
          <p className={styles.score}>
            <span className={styles.number}>{points(score)}</span> {t('score.of')}
          </p>
          <Progress label={t('score.title')} value={Math.round(score)} max={100} />
          <p className={styles.note}>{t('score.meaning')}</p>
          <DegreeFacts view={figures} none="" />
          <p className={styles.note}>{t('score.outlook')}</p>
          <BenchmarkText sectorCode={segment.sectorCode} score={score} />
        </>
      )}
      {gains.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('score.raises')}</h3>
          <ol className={styles.steps}>
            {gains.slice(0, stepsShown).map(({ measureId, points: gain }) => (
              <li key={measureId}>
                <a href={`#measure-${measureId}`}>{texts.measure(measureId)}</a>
                <span className={styles.gain}>{t('score.gain', { points: points(gain) })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
