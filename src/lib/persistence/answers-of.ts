import type { SavedAnswer, SavedTag } from './saved-state';

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

/** What the server has said beneath the edits that lie on it. */
export type ServerData = (cacheKey: string, cached: unknown) => unknown;

/** The answers under these keys, as they are saved; what is not there is left out. */
export function answersOf(state: ApiState, keys: Iterable<string>, serverData: ServerData): SavedAnswer[] {
  return [...keys].flatMap((cacheKey): SavedAnswer[] => {
    const query = state.api.queries[cacheKey];
    const data = query?.data === undefined ? undefined : serverData(cacheKey, query.data);
    if (!query?.endpointName || data === undefined) return [];
    const { endpointName, originalArgs, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = query;
    // What came back from the device keeps its own time.
    const at = fulfilledTimeStamp || startedTimeStamp;
    const tags = state.api.provided.keys[cacheKey] ?? [];
    return [{ cacheKey, endpointName, originalArgs, data, at, tags }];
  });
}
