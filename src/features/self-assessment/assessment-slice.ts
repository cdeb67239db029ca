import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../lib/api/api-error';

/**
 * How the last submission goes; `before` is when the one before was, null for the first. `processing`: the call was cut off, the server goes on by itself. `timedOut`: nobody
 * knows. Both have succeeded once the last submission is another than `before`, by the server's clock.
 */
export type Submission =
  | { phase: 'idle' | 'sending' }
  | { phase: 'done' | 'processing' | 'timedOut'; before: string | null }
  | { phase: 'failed'; error: ApiError };

interface AssessmentState {
  submission: Submission;
  /** Whether a page of questions has led to the submission, which then opens by itself. */
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
