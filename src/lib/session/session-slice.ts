import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from './profile';

/** Why a session ended without the person ending it: it expired, or its sign-in could not be completed. */
export type SessionEnd = 'expired' | 'failed';

interface SessionState {
  status: 'starting' | 'signedIn' | 'signingOut' | 'signedOut';
  /** The signed-in person; contains no token. */
  profile: Profile | null;
  /** Restored from this device; not yet confirmed by the identity provider. */
  cached: boolean;
  /** The page was reloaded while someone was signed in: the interface assumes more until data arrives. */
  afterReload: boolean;
  /** When this tab started or restored the session, in milliseconds since 1970. */
  since: number;
  /** The mark of the last sign-out before that, to distinguish it from later ones. */
  lastSignOut: string | null;
  end: SessionEnd | null;
  /** The person wants to sign out with unsent edits and must confirm it. */
  asksAboutSignOut: boolean;
}

type Beginning = Pick<SessionState, 'afterReload' | 'since' | 'lastSignOut'> & {
  profile: Profile;
  cached?: boolean;
};

const initialState: SessionState = {
  status: 'starting',
  profile: null,
  cached: false,
  afterReload: false,
  since: 0,
  lastSignOut: null,
  end: null,
  asksAboutSignOut: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Beginning>): SessionState => ({
      ...initialState,
      status: 'signedIn',
      ...payload,
    }),
    /** From now on no personal data is shown, although the provider may take a while to end the session. */
    signOutBegun: (): SessionState => ({ ...initialState, status: 'signingOut' }),
    signedOut: (_state, { payload }: PayloadAction<SessionEnd | undefined>): SessionState => ({
      ...initialState,
      status: 'signedOut',
      end: payload ?? null,
    }),
    signOutQuestioned: (state, { payload }: PayloadAction<boolean>) => {
      state.asksAboutSignOut = payload;
    },
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectProfile: (state) => state.profile,
    selectAfterReload: (state) => state.afterReload,
    selectSessionSince: (state) => state.since,
    selectLastSignOut: (state) => state.lastSignOut,
    selectSessionEnd: (state) => state.end,
    selectAsksAboutSignOut: (state) => state.asksAboutSignOut,
  },
});

export const { signedIn, signOutBegun, signedOut, signOutQuestioned } = sessionSlice.actions;
export const {
  selectSessionStatus,
  selectProfile,
  selectAfterReload,
  selectSessionSince,
  selectLastSignOut,
  selectSessionEnd,
  selectAsksAboutSignOut,
} = sessionSlice.selectors;
