import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../../lib/api/api';
import { mayHaveArrived, type ApiError } from '../../../lib/api/api-error';
import { customerRequestsApi } from '../../../domain/requests/customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { assessmentApi } from '../api';
import { selectSubmission, submissionChanged, type Submission } from '../assessment-slice';
import { processingReloadMs } from '../constants';
import { lastSubmittedOf, classifyFailure } from './submission';
import { submissionApi } from './submission-api';

const refetch = { forceRefetch: true, subscribe: false };

interface Submitting {
  submission: Submission;
  /** `before`: when the answers were last submitted, if known. */
  submit: (before: string | null) => Promise<void>;
}

/** Submits the self-assessment. The state survives leaving the page. */
export function useSubmission(): Submitting {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectSubmission>[0]>();
  const projectId = useProjectId();
  const submission = useAppSelector(selectSubmission);

  /** Only freshly loaded data shows whether a request without an answer succeeded. */
  const isThrough = useCallback(
    async (project: number, before: string | null) => {
      dispatch(api.util.invalidateTags(['CompanyQuestions', 'Benchmarks']));
      const [segments, requests] = await Promise.all([
        dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(project, refetch)),
        dispatch(customerRequestsApi.endpoints.getCustomerRequests.initiate(project, refetch)),
      ]);
      if (!segments.data || !requests.data) return false;
      return lastSubmittedOf(segments.data, requests.data) !== before;
    },
    [dispatch],
  );

  const confirm = useCallback(
    async (project: number, before: string | null) => {
      const phase = (await isThrough(project, before)) ? 'done' : 'timedOut';
      if (selectSubmission(store.getState()).phase !== 'processing') return;
      dispatch(submissionChanged({ phase, before }));
    },
    [dispatch, store, isThrough],
  );

  const submit = useCallback(
    async (before: string | null) => {
      if (projectId === undefined) return;
      const began = Date.now();
      dispatch(submissionChanged({ phase: 'sending' }));
      const { data, error } = await dispatch(submissionApi.endpoints.submitAssessment.initiate(projectId));
      if (data) {
        dispatch(submissionChanged({ phase: 'done', before }));
        return;
      }
      const failure = error as ApiError;
      const verdict = classifyFailure(failure, Date.now() - began);
      if (verdict !== 'failed') dispatch(submissionChanged({ phase: verdict, before }));
      else if (mayHaveArrived(failure) && (await isThrough(projectId, before)))
        dispatch(submissionChanged({ phase: 'done', before }));
      else dispatch(submissionChanged({ phase: 'failed', error: failure, before }));
      if (verdict === 'processing') setTimeout(() => void confirm(projectId, before), processingReloadMs);
    },
    [dispatch, projectId, isThrough, confirm],
  );

  return { submission, submit };
}
