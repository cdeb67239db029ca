import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CarbonState {
  /** Years that are being calculated, by whomever, as events tell. */
  calculating: number[];
}

const initialState: CarbonState = { calculating: [] };

export const carbonSlice = createSlice({
  name: 'carbon',
  initialState,
  reducers: {
    calculationBegun: (state, { payload: year }: PayloadAction<number>) => {
      if (!state.calculating.includes(year)) state.calculating.push(year);
    },
    calculationEnded: (state, { payload: year }: PayloadAction<number>) => {
      state.calculating = state.calculating.filter((each) => each !== year);
    },
  },
  selectors: { selectCalculating: ({ calculating }) => calculating },
});

export const { calculationBegun, calculationEnded } = carbonSlice.actions;
export const { selectCalculating } = carbonSlice.selectors;
