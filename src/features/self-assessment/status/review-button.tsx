import { navigate } from 'gatsby';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useAppDispatch } from '../../../lib/store/hooks';
import { reviewAsked } from '../assessment-slice';
import type { SubmissionStatus } from '../state/submission-status';
import { useReadOnly } from './use-read-only';
import * as styles from './review-button.module.css';

interface ReviewButtonProps {
  status: SubmissionStatus;
  /** Submitting is the next thing to do, as no needed answer is missing. */
  isNext: boolean;
}

/**
 * Leads from the questions straight to the submission; renders nothing if everything is submitted or nothing
 * is answered.
 */
export function ReviewButton({ status, isNext }: ReviewButtonProps) {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const dispatch = useAppDispatch();
  const isReadOnly = useReadOnly();
  const isConnected = useConnection() === 'connected';
  const reasonId = useId();
  if (isReadOnly || status === 'notStarted' || status === 'submitted') return null;
  return (
    <>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={!isConnected}
        aria-describedby={isConnected ? undefined : reasonId}
        onClick={() => {
          dispatch(reviewAsked(true));
          void navigate(pathTo('/self-assessment/'));
        }}
      >
        <Send size={16} aria-hidden />
        {t('submit.open')}
      </Button>
      {!isConnected && (
        <p id={reasonId} className={styles.reason}>
          {t('submit.obstacle.offline')}
        </p>
      )}
    </>
  );
}
