import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import type { Reaction } from '../../../lib/realtime/event-reactions';
import { assessmentApi } from '../api';

/** The api's state type is that of a store with nothing else in it. */
type AnyThunk = ThunkAction<unknown, unknown, unknown, UnknownAction>;
const { updateQueryData } = assessmentApi.util;

/**
 * After a submission elsewhere, marks shown data as submitted immediately and reloads it in the background.
 */
export const reactToSubmission: Reaction = ({ projectId }, dispatch) => {
  dispatch(updateQueryData('getCompanyQuestions', projectId, markSubmitted) as AnyThunk);
  dispatch(
    updateQueryData('getBusinessSegments', projectId, (segments) =>
      segments.forEach(markSubmitted),
    ) as AnyThunk,
  );
  return ['BusinessSegments', 'CompanyQuestions', 'CustomerRequests', 'Benchmarks'];
};

function markSubmitted(answers: Pick<CompanyQuestions, 'assessmentStatus'> | null): void {
  if (answers) answers.assessmentStatus = 'submitted';
}
