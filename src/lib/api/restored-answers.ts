import { createAction, freeze } from '@reduxjs/toolkit';
import { isValueList, type SavedAnswer, type SavedTag } from './saved-answer';

/** The part of the API state that RTK Query rehydrates (`extractRehydrationInfo`). */
interface RestoredAnswers {
  queries: Record<string, RestoredQuery>;
  mutations: Record<string, never>;
  provided: { tags: Record<string, Record<string, string[]>>; keys: Record<string, readonly SavedTag[]> };
}

interface RestoredQuery {
  status: 'fulfilled';
  endpointName: string;
  originalArgs: unknown;
  requestId: string;
  startedTimeStamp: number;
  fulfilledTimeStamp: number;
  data: unknown;
}

/** Saved responses are put back into the cache. */
export const answersRestored = createAction(
  'persistence/answersRestored',
  (answers: readonly SavedAnswer[]) => ({
    payload: toApiState(answers),
  }),
);

/** RTK Query's internal key for a tag without an id. */
const withoutId = '__internal_without_id';

function toApiState(answers: readonly SavedAnswer[]): RestoredAnswers {
  const state: RestoredAnswers = { queries: {}, mutations: {}, provided: { tags: {}, keys: {} } };
  for (const answer of answers) {
    const { cacheKey, endpointName, originalArgs, data, at, tags } = answer;
    state.queries[cacheKey] = {
      status: 'fulfilled',
      endpointName,
      originalArgs,
      requestId: 'restored',
      startedTimeStamp: at,
      // Counts as stale, so that it is fetched again when shown; value lists keep their time.
      fulfilledTimeStamp: isValueList(answer) ? at : 0,
      // Frozen, as responses of the server are, so that the store need not walk through it.
      data: freeze(data, true),
    };
    state.provided.keys[cacheKey] = tags;
    for (const { type, id = withoutId } of tags) {
      const ofType = (state.provided.tags[type] ??= {});
      (ofType[id] ??= []).push(cacheKey);
    }
  }
  return state;
}
