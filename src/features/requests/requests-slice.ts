import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RespondBody } from '../../../core/contracts/customer-requests';
import type { FailureReason } from './failure-reason';
import { noFilter, type RequestFilter } from './filter';

export type Action = RespondBody['action'];

/** The person's last action and its outcome, for the message above the table. */
export interface Outcome {
  linkingId: string;
  customer: string;
  action: Action;
  /** It is queued on this device until the server is reachable. */
  queued: boolean;
  failure?: FailureReason;
}

interface RequestsState {
  filter: RequestFilter;
  /** LinkingId of the request whose details are open. */
  opened: string | null;
  /** The answer that awaits confirmation. */
  asking: { linkingId: string; action: Action } | null;
  outcome: Outcome | null;
}

const initialState: RequestsState = { filter: noFilter, opened: null, asking: null, outcome: null };

/**
 * The state of the screen; it survives a change of language, which mounts the page again. Dialogs close when the
 * page is left.
 */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    filterChanged: (state, { payload }: PayloadAction<Partial<RequestFilter>>) => {
      Object.assign(state.filter, payload);
    },
    detailsOpened: (state, { payload }: PayloadAction<string>) => {
      state.opened = payload;
    },
    detailsClosed: (state) => {
      state.opened = null;
    },
    answerAsked: (state, { payload }: PayloadAction<{ linkingId: string; action: Action }>) => {
      state.asking = payload;
    },
    answerCancelled: (state) => {
      state.asking = null;
    },
    /** The request whose dialog was open is no longer in the list. */
    goneDismissed: (state) => {
      state.opened = null;
      state.asking = null;
    },
    pageLeft: (state) => {
      state.opened = null;
      state.asking = null;
    },
    answerSent: (state) => {
      state.asking = null;
      state.opened = null;
      state.outcome = null;
    },
    answerEnded: (state, { payload }: PayloadAction<Outcome>) => {
      state.outcome = payload;
    },
    outcomeDismissed: (state) => {
      state.outcome = null;
    },
  },
});
