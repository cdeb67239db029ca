import { api, apiTags } from '../api/api';

interface ApiState {
  api: { queries: Record<string, { fulfilledTimeStamp?: number } | undefined> };
}

/**
 * Since when something of what is cached may be stale, in milliseconds since 1970: the opening of the page, or
 * earlier where answers of an earlier page are shown. What happened since then is still to be heard.
 */
export function knownSince(state: unknown): number {
  const { queries } = (state as ApiState).api;
  const loadedAt = api.util
    .selectInvalidatedBy(state as never, [...apiTags])
    .map(({ queryCacheKey }) => queries[queryCacheKey]?.fulfilledTimeStamp ?? Infinity);
  return Math.min(Date.now() - performance.now(), ...loadedAt);
}
