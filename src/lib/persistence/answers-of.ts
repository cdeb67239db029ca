import type { SavedAnswer, SavedTag } from '../api/saved-answer';

interface Query {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

export interface ApiState {
  api: {
    queries: Record<string, Query | undefined>;
    provided: { keys: Record<string, readonly SavedTag[] | undefined> };
  };
}

/** The answers under these keys, with the cache's own data; queries without an answer are skipped. */
export function answersOf({ api }: ApiState, keys: Iterable<string>): SavedAnswer[] {
  return [...keys].flatMap((cacheKey): SavedAnswer[] => {
    const query = api.queries[cacheKey];
    if (!query?.endpointName || query.data === undefined) return [];
    const { endpointName, originalArgs, data, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = query;
    // An answer restored from the device keeps its own time.
    const at = fulfilledTimeStamp || startedTimeStamp;
    return [{ cacheKey, endpointName, originalArgs, data, at, tags: api.provided.keys[cacheKey] ?? [] }];
  });
}
