import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Day } from '../../../components/ui/day';
import { useConnection } from '../../../lib/api/use-connection';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import type { Overview } from './use-overview';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { reviewAsked, selectReviewAsked } from '../assessment-slice';
import { customersOf } from './customers-of';
import { usePlacesNotSaved } from './use-places-not-saved';
import { useSubmission } from './use-submission';
import { useUnsent } from '../status/use-unsent';
import { MissingAnswers } from './missing-answers';
import * as styles from './assessment-cards.module.css';
import { SubmitDialog } from './submit-dialog';

/** `waiting`: asked for, and opens as soon as nothing prevents submitting. */
type Review = 'closed' | 'waiting' | 'open';
type Obstacle = 'nobodyAsks' | 'nothingNew' | 'unsent' | 'offline' | 'underWay' | 'notSaved';

/** The last submission, what is missing for the next one, and the submit button. */
export function SubmitCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const { submission, submit } = useSubmission();
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectReviewAsked);
  // If requested on another page, the dialog opens immediately, or as soon as the last answers are sent.
  const [review, setReview] = useState<Review>(isAsked ? 'waiting' : 'closed');
  useEffect(() => void (isAsked && dispatch(reviewAsked(false))), [isAsked, dispatch]);
  const unsent = useUnsent().count;
  const isViewOnly = useIsViewOnly();
  const isConnected = useConnection() === 'connected';
  const { accepted, isDraft, lastSubmitted } = overview;
  const places = usePlacesNotSaved(overview);
  const isUnderWay = submission.phase === 'sending' || (submission.phase === 'processing' && isDraft);
  const obstacle = obstacleOf({
    nobodyAsks: accepted.length === 0,
    underWay: isUnderWay,
    notSaved: places !== '',
    nothingNew: !isDraft && !overview.isAwaited,
    offline: !isConnected,
    unsent: unsent > 0,
  });
  if (review === 'waiting' && !obstacle) setReview('open');
  // A dialog must not open unexpectedly when the network returns.
  if (review === 'waiting' && obstacle === 'offline') setReview('closed');
  const obstacleText = obstacle && t(`submit.obstacle.${obstacle}`, { places });
  return (
    <Card title={t('submit.title')}>
      <div className={styles.submit}>
        <div className={styles.submitText}>
          <p>
            {lastSubmitted ? (
              <>
                {t('submit.last')} <Day value={lastSubmitted} />
              </>
            ) : (
              t('submit.never')
            )}
          </p>
          <p className={styles.muted} id="submit-state">
            {obstacleText ?? t('submit.ready', { count: customersOf(accepted).length })}
          </p>
        </div>
        {!isViewOnly && (
          <Button
            variant={obstacle || !overview.isAnswered ? 'secondary' : 'primary'}
            disabled={obstacle !== undefined}
            aria-describedby="submit-state"
            onClick={() => setReview('open')}
          >
            <Send size={16} aria-hidden />
            {t('submit.open')}
          </Button>
        )}
      </div>
      <MissingAnswers overview={overview} />
      {review === 'open' && !isViewOnly && (
        <SubmitDialog
          overview={overview}
          obstacle={obstacleText}
          onClose={() => setReview('closed')}
          onSubmit={() => {
            setReview('closed');
            void submit(lastSubmitted);
          }}
        />
      )}
    </Card>
  );
}

/** The first reason why nothing can be submitted now. */
function obstacleOf(reasons: Record<Obstacle, boolean>): Obstacle | undefined {
  return (Object.keys(reasons) as Obstacle[]).find((reason) => reasons[reason]);
}
