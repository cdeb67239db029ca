import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { respond } from '../edits';
import { failureReason } from '../failure-reason';
import { requestsSlice, type Action } from '../requests-slice';

/** Sends an answer and reports its outcome. */
export function useAnswer(): (request: CustomerRequest, action: Action) => Promise<void> {
  const dispatch = useDispatch();
  const projectId = useProjectId();
  const save = useEdit(respond);
  return useCallback(
    async ({ LinkingId: linkingId, RequesterCompanyName: customer, version }, action) => {
      if (projectId === undefined) return;
      dispatch(requestsSlice.actions.answerSent());
      const at = new Date().toISOString();
      const outcome = await save({ projectId, linkingId, action, version, customer, at });
      const failure = outcome.status === 'refused' ? { failure: failureReason(outcome.error) } : {};
      const queued = outcome.status === 'queued';
      dispatch(requestsSlice.actions.answerEnded({ linkingId, customer, action, queued, ...failure }));
    },
    [dispatch, projectId, save],
  );
}
