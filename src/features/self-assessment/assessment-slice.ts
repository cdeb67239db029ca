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
}

const initialState: AssessmentState = { submission: { phase: 'idle' } };

export const assessmentSlice = createSlice({
  name: 'assessment',
  initialState,
  reducers: {
    submissionChanged: (state, { payload }: PayloadAction<Submission>) => ({ ...state, submission: payload }),
  },
  selectors: {
    selectSubmission: (state) => state.submission,
  },
});

export const { submissionChanged } = assessmentSlice.actions;
export const { selectSubmission } = assessmentSlice.selectors;
