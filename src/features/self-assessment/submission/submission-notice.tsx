import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { MilestoneMark } from '../../../components/ui/milestone-mark';
import { Notice } from '../../../components/ui/notice';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { selectSubmission, submissionChanged } from '../assessment-slice';
import { useFailureText } from '../use-failure-text';
import type { Overview } from '../overview/use-overview';

/**
 * State of the last submission. One that continues in the background succeeds only once loaded data confirms
 * it.
 */
export function SubmissionNotice({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSubmission);
  const failureText = useFailureText();
  const dismiss = (
    <Button size="small" variant="quiet" onClick={() => dispatch(submissionChanged({ phase: 'idle' }))}>
      {t('common:actions.dismiss')}
    </Button>
  );
  const done = (before: string | null) => (
    <Notice
      tone="positive"
      mark={before === null ? <MilestoneMark /> : undefined}
      title={t(before === null ? 'submission.first' : 'submission.done')}
      actions={dismiss}
    >
      <p>{t('submission.doneText', { count: overview.accepted.length })}</p>
      {before === null && <p>{t('submission.firstText')}</p>}
    </Notice>
  );
  switch (submission.phase) {
    case 'idle':
      return null;
    case 'sending':
      return <Notice tone="info">{t('submission.sending')}</Notice>;
    case 'done':
      return done(submission.before);
    case 'processing':
      if (overview.lastSubmitted !== submission.before) return done(submission.before);
      return (
        <Notice tone="info" title={t('submission.processing')}>
          {t('submission.processingText')}
        </Notice>
      );
    case 'timedOut':
      if (overview.lastSubmitted !== submission.before) return done(submission.before);
      return (
        <Notice tone="caution" actions={dismiss}>
          {t('submission.timedOut')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="negative" title={t('submission.failed')} actions={dismiss}>
          {failureText(submission.error)}
        </Notice>
      );
  }
}
