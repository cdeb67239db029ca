import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { statusAfter } from '../../../../core/requests/respond';
import { normaliseStatus } from '../../../../core/requests/status';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useDispatch, useSelector } from 'react-redux';
import { useRefusedText } from '../../../lib/api/use-refused-text';
import { selectStorageFault } from '../../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../../lib/store/hooks';
import type { FailureReason } from '../failure-reason';
import { requestsSlice, type Outcome } from '../requests-slice';
import { NextActButton } from './next-act-button';

/** The outcome of the last answer. */
export function AnswerOutcome({ requests }: { requests: readonly CustomerRequest[] | undefined }) {
  const { outcome } = useSelector(requestsSlice.selectSlice);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The filter has removed the answered row, and no other row could take the focus.
    if (document.activeElement?.matches('body, main')) message.current?.focus({ preventScroll: true });
  }, [outcome]);
  const request = requests?.find(({ LinkingId }) => LinkingId === outcome?.linkingId);
  if (!outcome || isOutdated(outcome, request)) return null;
  return (
    <div ref={message} tabIndex={-1}>
      <OutcomeNotice outcome={outcome} request={request} />
    </div>
  );
}

/** Whether the request has been answered differently since, in another tab or by a colleague. */
function isOutdated({ action, queued, failure }: Outcome, request: CustomerRequest | undefined): boolean {
  if (queued || failure || !request) return false;
  return normaliseStatus(request.Status) !== statusAfter[action];
}

interface OutcomeNoticeProps {
  outcome: Outcome;
  request: CustomerRequest | undefined;
}

/** Accepted with the next step, queued for later, or refused with the reason. */
function OutcomeNotice({ outcome, request }: OutcomeNoticeProps) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const isKept = useAppSelector(selectStorageFault) === null;
  const { linkingId, customer, action, queued, failure } = outcome;
  const verb = action === 'ACCEPT' ? 'accept' : 'decline';
  const dismiss = (
    <Button size="small" variant="quiet" onClick={() => dispatch(requestsSlice.actions.outcomeDismissed())}>
      {t('common:actions.dismiss')}
    </Button>
  );
  if (queued) {
    return (
      <Notice tone="info" title={t(isKept ? 'queued.title' : 'queued.inTab')} actions={dismiss}>
        {t('queued.text', { customer })}
      </Notice>
    );
  }
  if (!failure) {
    return (
      <Notice
        tone="positive"
        actions={
          <>
            {request && <NextActButton request={request} size="small" />}
            {dismiss}
          </>
        }
      >
        {t(`${verb}.done`, { customer })}
      </Notice>
    );
  }
  const retriable = failure.kind !== 'stale' && failure.kind !== 'gone';
  return (
    <Notice
      tone="negative"
      title={t(`failure.${verb}ErrorMessage`, { customer })}
      actions={
        <>
          {retriable && (
            <Button
              size="small"
              onClick={() => dispatch(requestsSlice.actions.answerAsked({ linkingId, action }))}
            >
              {t('common:actions.tryAgain')}
            </Button>
          )}
          {dismiss}
        </>
      }
    >
      <Reason failure={failure} />
    </Notice>
  );
}

function Reason({ failure }: { failure: FailureReason }) {
  const { t } = useTranslation('requests');
  const refusedText = useRefusedText();
  if (failure.kind === 'internal') return t('failure.reason.internal', { number: failure.number });
  if (failure.kind !== 'server') return t(`failure.reason.${failure.kind}`);
  const refused = refusedText(failure);
  if (refused) return refused;
  return (
    <>
      {t('failure.reason.server')} <span lang="en">{failure.message}</span>
    </>
  );
}
