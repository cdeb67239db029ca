import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ConnectionState {
  /** False from the first request that could not reach the server until one succeeds. */
  apiReachable: boolean;
  /** The number by which support finds the last failed request, if the server was at fault. */
  faultNumber?: string | undefined;
}

const initialState: ConnectionState = { apiReachable: true };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    apiReachableChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.apiReachable = payload;
    },
    callFailed: (state, { payload }: PayloadAction<string | undefined>) => {
      state.faultNumber = payload;
    },
  },
  selectors: {
    selectApiReachable: (state) => state.apiReachable,
    selectFaultNumber: (state) => state.faultNumber,
  },
});

export const { apiReachableChanged, callFailed } = connectionSlice.actions;
export const { selectApiReachable, selectFaultNumber } = connectionSlice.selectors;
