import { createAction, freeze } from '@reduxjs/toolkit';
import { isValueList, type SavedAnswer, type SavedTag } from './saved-answer';

/** The part of the API's state that RTK Query takes back (`extractRehydrationInfo`). */
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

/** Saved answers come back into the cache. */
export const answersRestored = createAction(
  'persistence/answersRestored',
  (answers: readonly SavedAnswer[]) => ({
    payload: toApiState(answers),
  }),
);

/** Under this name RTK Query files a tag that has no id. */
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
      // Older than any freshness, so that it is fetched again when it is shown; value lists keep their day.
      fulfilledTimeStamp: isValueList(answer) ? at : 0,
      // As answers of the server are: the store takes in at once what is frozen.
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
