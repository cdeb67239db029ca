import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../lib/api/api-error';

/**
 * State of the last submission; `before` is the time of the previous one, null for the first. `processing`:
 * the request was cut off and the server continues. `timedOut`: the outcome is unknown. `failed`: refused, or its
 * answer is missing. All have succeeded once the last submission differs from `before`, by the server's clock.
 */
export type Submission =
  | { phase: 'idle' | 'sending' }
  | { phase: 'done' | 'processing' | 'timedOut'; before: string | null }
  | { phase: 'failed'; error: ApiError; before: string | null };

interface AssessmentState {
  submission: Submission;
  /** Whether the person came here from a page of questions to submit: then the dialog opens automatically. */
  isReviewAsked: boolean;
}

const initialState: AssessmentState = { submission: { phase: 'idle' }, isReviewAsked: false };

export const assessmentSlice = createSlice({
  name: 'assessment',
  initialState,
  reducers: {
    submissionChanged: (state, { payload }: PayloadAction<Submission>) => ({ ...state, submission: payload }),
    reviewAsked: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isReviewAsked: payload }),
  },
  selectors: {
    selectSubmission: (state) => state.submission,
    selectReviewAsked: (state) => state.isReviewAsked,
  },
});

export const { submissionChanged, reviewAsked } = assessmentSlice.actions;
export const { selectSubmission, selectReviewAsked } = assessmentSlice.selectors;
