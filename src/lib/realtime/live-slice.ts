import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageFault } from './parse-message';

/**
 * `waiting` for the next attempt within seconds; `resting` after too many, for a minute or until the tab is visible or
 * the device online; `refused`: the person no longer belongs to the project, or an intermediary says so; then tried
 * again on the same occasions.
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'waiting' | 'resting' | 'refused';

export interface IgnoredMessage {
  fault: MessageFault;
  /** Milliseconds since 1970. */
  at: number;
}

interface LiveReport {
  state: LiveState;
  /** When it entered that state, in milliseconds since 1970. */
  since: number;
  /** How often the connection was opened in this session. */
  opened: number;
  events: number;
  lastEventAt: number | null;
  /** Newest first. */
  ignored: IgnoredMessage[];
}

const ignoredKept = 10;

const initialState: LiveReport = {
  state: 'off',
  since: 0,
  opened: 0,
  events: 0,
  lastEventAt: null,
  ignored: [],
};

/** State of the real-time connection; for the diagnostics. */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    liveStateChanged: (report, { payload }: PayloadAction<{ state: LiveState; at: number }>) => {
      report.state = payload.state;
      report.since = payload.at;
      if (payload.state === 'open') report.opened += 1;
    },
    eventHeard: (report, { payload }: PayloadAction<number>) => {
      report.events += 1;
      report.lastEventAt = payload;
    },
    messageIgnored: (report, { payload }: PayloadAction<IgnoredMessage>) => {
      report.ignored.unshift(payload);
      report.ignored.splice(ignoredKept);
    },
  },
  selectors: { selectLive: (report) => report },
});

export const { liveStateChanged, eventHeard, messageIgnored } = liveSlice.actions;
export const { selectLive } = liveSlice.selectors;
