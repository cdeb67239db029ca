import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Transform } from 'redux-persist';
import { openTimeoutMs } from './open-timeout';
import { answersPart, sessionPart, type AnswersPart, type SessionPart } from './parts';
import type { createAnswersEngine } from './answers-engine';
import type { createSessionEngine } from './session-engine';
import type { SavedAnswer } from '../api/saved-answer';
import { sessionDataOf, toText, type SessionData } from './session-data';

/** The server's data without unsent edits. */
export type ServerData = (cacheKey: string, cached: unknown) => unknown;

interface Parts {
  session: { engine: ReturnType<typeof createSessionEngine>; migrate: Migrate<SessionPart> };
  answers: { engine: ReturnType<typeof createAnswersEngine>; migrate: Migrate<AnswersPart> };
  serverData: ServerData;
  /** The answers in the store, from which the lists of the session are written. */
  answersNow: () => readonly SavedAnswer[];
}

/** Returns what may be accepted of a stored part; undefined if nothing. */
export type Migrate<Part> = (found: Part | undefined) => Promise<Part | undefined>;

/**
 * The library writes one key per tick, and changes of the cache are already batched: a throttle would only add delay.
 * The engines take values as they are, since the library would serialise each one twice.
 */
const asItIs = { throttle: 0, serialize: false, deserialize: false, timeout: openTimeoutMs };

/** The two reducers wrapped by the library. No browser API is used until the library is told to read. */
export function persistedReducers({ session, answers, serverData, answersNow }: Parts) {
  // An answer without edits stays the same object, so that its engine can skip the write.
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
      // The stored object has only the fields of the session.
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
    // A removed value is undefined.
    in: (value, key) => (value === undefined ? undefined : change(value, String(key))),
    out: (value) => value,
  };
}

type Config<Part> = Omit<PersistConfig<Part>, 'migrate' | 'transforms'> & {
  migrate: Migrate<Part>;
  transforms: Transform<unknown, unknown>[];
};

/** The library's types lack `deserialize` and the type of a part. */
function persisted<Part extends object>(
  part: (state: Part | undefined, action: UnknownAction) => Part,
  config: Config<Part>,
): Reducer<Part, UnknownAction> {
  return persistReducer(config as unknown as PersistConfig<Part>, part) as unknown as Reducer<
    Part,
    UnknownAction
  >;
}
