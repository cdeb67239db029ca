import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The phases in which a protected page starts; `public` is the time on a public page before that. The page is shown
 * when `critical` ends, unless a saved state is shown meanwhile.
 */
export type StartUpPhase = 'public' | 'cached' | 'login' | 'critical' | 'secondary' | 'background';

/**
 * Why the page does not open: no reachable provider, another one than the configured, no browser storage for the state
 * of the sign-in, no usable profile, no company for the person, or a redirect loop.
 */
export type StartUpFailure =
  | { kind: 'provider' | 'wrongProvider' | 'noRoom' | 'profile'; message: string }
  | { kind: 'noProject'; message: string; email: string }
  | { kind: 'loop' };

export interface PhaseTime {
  phase: StartUpPhase;
  /** Milliseconds since the page was opened. */
  startedAt: number;
  endedAt: number | null;
}

interface StartUpState {
  phase: StartUpPhase | 'waiting' | 'ready';
  failure: StartUpFailure | null;
  /** A saved state is on screen until the provider has confirmed the person. */
  showsSaved: boolean;
  times: PhaseTime[];
}

const initialState: StartUpState = { phase: 'waiting', failure: null, showsSaved: false, times: [] };

export const startUpSlice = createSlice({
  name: 'startUp',
  initialState,
  reducers: {
    phaseStarted: (state, { payload }: PayloadAction<{ phase: StartUpPhase; at: number }>) => {
      endPhase(state, payload.at);
      state.phase = payload.phase;
      if (payload.phase === 'critical') state.failure = null;
      if (payload.phase === 'cached') state.showsSaved = true;
      state.times.push({ phase: payload.phase, startedAt: payload.at, endedAt: null });
    },
    startUpEnded: (state, { payload }: PayloadAction<{ at: number }>) => {
      endPhase(state, payload.at);
      state.phase = 'ready';
    },
    /** The provider is unreachable for now; the saved state stays on screen. */
    providerAwaited: (state, { payload }: PayloadAction<{ at: number }>) => {
      endPhase(state, payload.at);
      state.phase = 'waiting';
    },
    redirectLoopFound: (state) => {
      state.failure = { kind: 'loop' };
    },
    failureDismissed: (state) => {
      state.failure = null;
    },
    startUpFailed: (state, { payload }: PayloadAction<{ at: number; failure: StartUpFailure }>) => {
      endPhase(state, payload.at);
      state.phase = 'waiting';
      state.failure = payload.failure;
    },
  },
  selectors: {
    selectStartUp: (state) => state,
    selectStartUpFailure: (state) => state.failure,
    /** Whether the person and their permissions are known, as far as possible. */
    selectCriticalLoaded: ({ phase, showsSaved }) =>
      showsSaved || phase === 'secondary' || phase === 'background' || phase === 'ready',
  },
});

function endPhase(state: StartUpState, at: number): void {
  const last = state.times.at(-1);
  if (last) last.endedAt ??= at;
}

export const {
  phaseStarted,
  startUpEnded,
  startUpFailed,
  providerAwaited,
  redirectLoopFound,
  failureDismissed,
} = startUpSlice.actions;
export const { selectStartUp, selectStartUpFailure, selectCriticalLoaded } = startUpSlice.selectors;
