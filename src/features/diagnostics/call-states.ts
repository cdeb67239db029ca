import { createSelector } from '@reduxjs/toolkit';

interface Query {
  status: string;
  endpointName?: string;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

interface ApiState {
  api: { queries: Record<string, Query | undefined> };
}

const selectQueries = (state: ApiState) => state.api.queries;

/** How many queries have loaded, are pending or have failed. */
export const selectCallStates = createSelector(selectQueries, (queries) => {
  const count = (status: string) => Object.values(queries).filter((query) => query?.status === status).length;
  return { loaded: count('fulfilled'), loading: count('pending'), failed: count('rejected') };
});

/** When each cached query was loaded, in milliseconds since 1970; newest first. */
export const selectCacheAges = createSelector(selectQueries, (queries) =>
  Object.values(queries)
    .flatMap((query) => {
      // Queries restored from the device only keep their start time.
      const loadedAt = query?.fulfilledTimeStamp || query?.startedTimeStamp;
      return query?.endpointName && query.fulfilledTimeStamp !== undefined && loadedAt
        ? [{ name: query.endpointName, loadedAt }]
        : [];
    })
    .sort((a, b) => b.loadedAt - a.loadedAt),
);
