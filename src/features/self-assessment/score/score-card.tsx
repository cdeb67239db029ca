import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { DegreeFacts } from '../../../domain/requests/customer-view/degree-facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { SegmentView } from '../state/segment-view';
import { headingOf, scoreAnchor } from '../groups/anchors';
import { ScoreGauge } from './score-gauge';
import { ScoreSteps } from './score-steps';
import * as styles from './score-card.module.css';

/** The score: how much of the sector's potential is implemented, and the most effective next measures. */
export function ScoreCard({ view }: { view: SegmentView }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  const { score, figures, segment } = view;
  return (
    <Card
      title={
        <span id={headingOf(scoreAnchor)} tabIndex={-1}>
          {t('score.title')}
        </span>
      }
    >
      {score === null ? (
        <p className={styles.score}>{t('score.unanswered')}</p>
      ) : (
        <>
          <p className={styles.score}>
            <span className={styles.number}>{points(score)}</span> {t('score.of')}
          </p>
          <ScoreGauge score={score} sectorCode={segment.sectorCode} />
        </>
      )}
      <ScoreSteps view={view} />
      {score !== null && (
        <div className={styles.meaning}>
          <DegreeFacts view={figures} none="" withoutScore />
          <p className={styles.note}>{t('score.meaning')}</p>
          <p className={styles.note}>{t('score.outlook')}</p>
        </div>
      )}
    </Card>
  );
}
