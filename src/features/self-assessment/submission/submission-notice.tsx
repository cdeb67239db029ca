import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { ButtonRoute } from '../../../components/ui/button-route';
import { MilestoneMark } from '../../../components/ui/milestone-mark';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { selectSubmission, submissionChanged } from '../assessment-slice';
import { useFailureText } from '../use-failure-text';
import type { Overview } from './use-overview';
import { submittedPath } from '../paths';
import { customersOf } from './customers-of';
import { DeliveredList } from './delivered-list';

/** State of the last submission. It has the focus after sending, since the button for it is disabled then. */
export function SubmissionNotice({ overview }: { overview: Overview }) {
  const { phase } = useAppSelector(selectSubmission);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (phase === 'sending' && before.current !== phase) place.current?.focus();
    before.current = phase;
  }, [phase]);
  return (
    <div ref={place} tabIndex={-1} hidden={phase === 'idle'}>
      <SubmissionState overview={overview} />
    </div>
  );
}

/** One that continues in the background succeeds only once loaded data confirms it. */
function SubmissionState({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSubmission);
  const failureText = useFailureText();
  const { pathTo } = useLocale();
  const customers = customersOf(overview.accepted);
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
      actions={
        <>
          <ButtonRoute size="small" to={pathTo(submittedPath)}>
            <Printer size={16} aria-hidden />
            {t('submission.keep')}
          </ButtonRoute>
          {dismiss}
        </>
      }
    >
      <p>{t('submission.doneText', { count: customers.length })}</p>
      <DeliveredList customers={customers} />
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
      if (overview.lastSubmitted !== submission.before) return done(submission.before);
      return (
        <Notice tone="negative" title={t('submission.failed')} actions={dismiss}>
          {failureText(submission.error)}
        </Notice>
      );
  }
}
