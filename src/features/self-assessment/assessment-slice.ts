import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../lib/api/api-error';

/**
 * How the last submission goes. `processing`: the call was cut off, the server goes on by itself. `timedOut`: nobody
 * knows. Both have succeeded once the last submission is another than `before`, by the server's clock.
 */
export type Submission =
  | { phase: 'idle' | 'sending' | 'done' }
  | { phase: 'processing' | 'timedOut'; before: string | null }
  | { phase: 'failed'; error: ApiError };

interface AssessmentState {
  submission: Submission;
  /** What was typed and cannot be saved, by the subject of its edit; it outlives a change of language. */
  unsaved: Readonly<Record<string, string>>;
}

const initialState: AssessmentState = { submission: { phase: 'idle' }, unsaved: {} };

export const assessmentSlice = createSlice({
  name: 'assessment',
  initialState,
  reducers: {
    submissionChanged: (state, { payload }: PayloadAction<Submission>) => ({ ...state, submission: payload }),
    typedKept: (state, { payload }: PayloadAction<{ subject: string; text: string }>) => ({
      ...state,
      unsaved: { ...state.unsaved, [payload.subject]: payload.text },
    }),
    typedForgotten: (state, { payload: subject }: PayloadAction<string>) => {
      if (!(subject in state.unsaved)) return state;
      const { [subject]: _gone, ...unsaved } = state.unsaved;
      return { ...state, unsaved };
    },
    /** Forgets what was typed into all fields of what is gone. */
    typedForgottenBelow: (state, { payload: subject }: PayloadAction<string>) => ({
      ...state,
      unsaved: Object.fromEntries(
        Object.entries(state.unsaved).filter(([each]) => !each.startsWith(`${subject}/`)),
      ),
    }),
  },
  selectors: {
    selectSubmission: (state) => state.submission,
    selectUnsaved: (state, subject: string) => state.unsaved[subject],
    /** Whether a field of a segment or of the company holds what cannot be saved. */
    selectHasUnsaved: (state, subject: string) =>
      Object.keys(state.unsaved).some((each) => each.startsWith(subject)),
  },
});

export const { submissionChanged, typedKept, typedForgotten, typedForgottenBelow } = assessmentSlice.actions;
export const { selectSubmission, selectUnsaved, selectHasUnsaved } = assessmentSlice.selectors;
