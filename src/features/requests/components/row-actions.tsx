import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { normaliseStatus } from '../../../../core/requests/status';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { Button } from '../../../components/ui/button';
import { useDispatch, useSelector } from 'react-redux';
import { requestsSlice, type RequestsRoot } from '../requests-slice';
import { AnswerButtons } from './answer-buttons';
import * as styles from './cells.module.css';

/** An open request is answered in its row; to change an answer, the request is opened first. */
export function RowActions({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const isViewOnly = useIsViewOnly();
  const actions = useRef<HTMLDivElement>(null);
  const isOutcome = useSelector((state: RequestsRoot) =>
    requestsSlice.selectors.isOutcomeOf(state, request.LinkingId),
  );
  const wasOutcome = useRef(isOutcome);
  useLayoutEffect(() => {
    // The answer has replaced the buttons: move the focus from the pressed one to its replacement.
    const isLost = isOutcome && !wasOutcome.current && document.activeElement === document.body;
    if (isLost) actions.current?.querySelector('button')?.focus({ preventScroll: true });
    wasOutcome.current = isOutcome;
  }, [isOutcome]);
  return (
    <div ref={actions} className={styles.answers}>
      {normaliseStatus(request.Status) === 'invited' && !isViewOnly ? (
        <AnswerButtons request={request} size="small" />
      ) : (
        <Button
          size="small"
          aria-label={t('actions.detailsOf', { customer: request.RequesterCompanyName })}
          onClick={() => dispatch(requestsSlice.actions.detailsOpened(request.LinkingId))}
        >
          {t('actions.details')}
        </Button>
      )}
    </div>
  );
}
