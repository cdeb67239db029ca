import { FLUSH, PERSIST, REHYDRATE } from 'redux-persist';
import type { PersistedParts } from './parts';

/** The library's actions carry functions and errors, which never reach the store's state. */
export const libraryActions = [FLUSH, PERSIST, REHYDRATE];

/** A state with nothing but the persisted parts: without its `_persist` mark, the library would never write again. */
export function onlyPersisted({ persistedSession, persistedAnswers }: PersistedParts): PersistedParts {
  return { persistedSession, persistedAnswers };
}
