import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isUnreachable, type ApiError } from '../../../lib/api/api-error';

/** Why a calculation failed: from the caller's response, and from the event. */
interface Failure {
  response?: ApiError;
  event?: ApiError;
}

interface CarbonState {
  /** Years that anybody is calculating, according to events. */
  calculating: number[];
  /** By year, until it is calculated again. */
  failures: Record<number, Failure>;
}

const initialState: CarbonState = { calculating: [], failures: {} };

export const carbonSlice = createSlice({
  name: 'carbon',
  initialState,
  reducers: {
    calculationBegun: (state, { payload: year }: PayloadAction<number>) => {
      if (!state.calculating.includes(year)) state.calculating.push(year);
      delete state.failures[year];
    },
    calculationEnded: (state, { payload: year }: PayloadAction<number>) => {
      state.calculating = state.calculating.filter((each) => each !== year);
    },
    calculationFailed: (state, { payload }: PayloadAction<Failure & { year: number }>) => {
      const { year, ...failure } = payload;
      state.failures[year] = { ...state.failures[year], ...failure };
    },
    failureForgotten: (state, { payload: year }: PayloadAction<number>) => {
      delete state.failures[year];
    },
  },
  selectors: {
    selectCalculating: ({ calculating }) => calculating,
    selectFailures: ({ failures }) => failures,
  },
});

/** The response is most specific, unless it was lost. */
export const causeOf = ({ response, event }: Failure): ApiError | undefined =>
  event && (!response || isUnreachable(response)) ? event : response;

export const { calculationBegun, calculationEnded, calculationFailed, failureForgotten } =
  carbonSlice.actions;
export const { selectCalculating, selectFailures } = carbonSlice.selectors;
