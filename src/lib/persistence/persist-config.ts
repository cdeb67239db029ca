import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Transform } from 'redux-persist';
import { openWithinMs } from './open-within';
import { answersPart, sessionPart, type AnswersPart, type SessionPart } from './parts';
import type { createAnswersEngine } from './answers-engine';
import type { createSessionEngine } from './session-engine';
import type { SavedAnswer } from '../api/saved-answer';
import { sessionDataOf, toText, type SessionData } from './session-data';

/** What the server has said below the edits that lie on it. */
export type ServerData = (cacheKey: string, cached: unknown) => unknown;

interface Parts {
  session: { engine: ReturnType<typeof createSessionEngine>; migrate: Migrate<SessionPart> };
  answers: { engine: ReturnType<typeof createAnswersEngine>; migrate: Migrate<AnswersPart> };
  serverData: ServerData;
  /** The answers that the store holds, from which the lists of the session are written. */
  answersNow: () => readonly SavedAnswer[];
}

/** What of a part that was read may be taken in; undefined when nothing. */
export type Migrate<Part> = (found: Part | undefined) => Promise<Part | undefined>;

/**
 * One key is written a tick, and the changes of the cache come together already: any throttle would only delay them.
 * The engines take values as they are, since the library would write each out as text twice.
 */
const asItIs = { throttle: 0, serialize: false, deserialize: false, timeout: openWithinMs };

/** The two reducers that the library wraps. Nothing of a browser is touched before the library is told to read. */
export function persistedReducers({ session, answers, serverData, answersNow }: Parts) {
  // An answer without edits stays the same object, by which its engine sees that nothing is to be written.
  const withoutEdits = (answer: SavedAnswer): SavedAnswer => {
    const data = serverData(answer.cacheKey, answer.data);
    return data === answer.data ? answer : { ...answer, data };
  };
  const toJson = (value: unknown, field: string): string =>
    field === 'data'
      ? toText(sessionDataOf(answersNow(), value as SessionData, (answer) => withoutEdits(answer).data))
      : JSON.stringify(value);
  return {
    persistedSession: persisted(sessionPart, {
      ...asItIs,
      key: 'session',
      storage: session.engine,
      // The stored object has the fields of the session and no other.
      blacklist: ['_persist'],
      transforms: [inbound(toJson)],
      migrate: session.migrate,
    }),
    persistedAnswers: persisted(answersPart, {
      ...asItIs,
      key: 'answers',
      storage: answers.engine,
      blacklist: ['_persist'],
      transforms: [inbound((value, key) => (key === 'owner' ? value : withoutEdits(value as SavedAnswer)))],
      migrate: answers.migrate,
    }),
  };
}

function inbound(change: (value: unknown, key: string) => unknown): Transform<unknown, unknown> {
  return {
    // What has been removed has no value.
    in: (value, key) => (value === undefined ? undefined : change(value, String(key))),
    out: (value) => value,
  };
}

type Config<Part> = Omit<PersistConfig<Part>, 'migrate' | 'transforms'> & {
  migrate: Migrate<Part>;
  transforms: Transform<unknown, unknown>[];
};

/** The library's types know neither `deserialize` nor what a part holds. */
function persisted<Part extends object>(
  part: (state: Part | undefined, action: UnknownAction) => Part,
  config: Config<Part>,
): Reducer<Part, UnknownAction> {
  return persistReducer(config as unknown as PersistConfig<Part>, part) as unknown as Reducer<
    Part,
    UnknownAction
  >;
}
