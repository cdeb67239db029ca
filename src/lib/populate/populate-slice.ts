import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PopulateState } from './memory';

interface PopulateNote {
  module: string;
  state: PopulateState;
  /** Milliseconds since 1970. */
  at: number;
}

const initialState: PopulateNote[] = [];

/** Which preparations were requested from the server and their outcome; for the diagnostics. */
export const populateSlice = createSlice({
  name: 'populate',
  initialState,
  reducers: {
    populateNoted: (notes, { payload }: PayloadAction<PopulateNote>) => [
      ...notes.filter(({ module }) => module !== payload.module),
      payload,
    ],
  },
  selectors: { selectPopulate: (notes) => notes },
});

export const { populateNoted } = populateSlice.actions;
export const { selectPopulate } = populateSlice.selectors;
