import { api, apiTags } from '../api/api';

interface ApiState {
  api: { queries: Record<string, { fulfilledTimeStamp?: number } | undefined> };
}

/**
 * Since when cached data may be stale, in milliseconds since 1970: when the page was opened, or earlier if it shows
 * answers of an earlier page. Events since then are still to be fetched.
 */
export function staleSince(state: unknown): number {
  const { queries } = (state as ApiState).api;
  const loadedAt = api.util
    .selectInvalidatedBy(state as never, [...apiTags])
    .map(({ queryCacheKey }) => queries[queryCacheKey]?.fulfilledTimeStamp ?? Infinity);
  return Math.min(Date.now() - performance.now(), ...loadedAt);
}
