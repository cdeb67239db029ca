import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Discarded } from './saved-state';

/** The two parts of the saved state: the session in localStorage, the answers in IndexedDB. */
export type SavedPart = 'session' | 'answers';

interface SavedStateReport {
  /** When the state of this tab was last saved, in milliseconds since 1970. */
  savedAt: number | null;
  /** What was restored at the start: when it was saved, and how many answers. */
  restored: { from: number; answers: number } | null;
  /** Why a saved state was found but not restored. */
  discarded: Discarded | null;
  /** The parts that the browser cannot save; the app works without them. */
  unavailable: SavedPart[];
}

const initialState: SavedStateReport = { savedAt: null, restored: null, discarded: null, unavailable: [] };

/** The saved state as shown in the diagnostics. */
export const savedStateSlice = createSlice({
  name: 'savedState',
  initialState,
  reducers: {
    stateSaved: (state, { payload: { part, at } }: PayloadAction<{ part: SavedPart; at: number }>) => {
      state.savedAt = at;
      state.unavailable = state.unavailable.filter((failed) => failed !== part);
    },
    stateRestored: (state, { payload }: PayloadAction<{ from: number; answers: number }>) => {
      state.restored = payload;
    },
    stateDiscarded: (state, { payload }: PayloadAction<Discarded>) => {
      state.discarded = payload;
    },
    savingFailed: (state, { payload }: PayloadAction<SavedPart>) => {
      if (!state.unavailable.includes(payload)) state.unavailable.push(payload);
    },
  },
  selectors: { selectSavedState: (state) => state },
});

export const { stateSaved, stateRestored, stateDiscarded, savingFailed } = savedStateSlice.actions;
export const { selectSavedState } = savedStateSlice.selectors;
