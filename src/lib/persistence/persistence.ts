import type { Middleware, MiddlewareAPI, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistStore, REHYDRATE, type PersistorOptions } from 'redux-persist';
import { isUnreachable, type ApiError } from '../api/api-error';
import { signedIn, signedOut } from '../session/session-slice';
import { isSessionStartBlocked } from '../session/session-start';
import { lastSignOut } from '../session/sign-out-event';
import { createAnswersEngine } from './answers-engine';
import { answersOf } from './answers-of';
import { createFinder, type Saved, type Start } from './find-saved';
import { migrateAnswers, migrateSession } from './migrate';
import { answersIn, partsDropped, stateNoted, type AnswersPart, type SessionPart } from './parts';
import { persistedReducers, type ServerData } from './persist-config';
import { savedStateRequested } from './request-saved';
import { answersRestored } from '../api/restored-answers';
import { isValueList, type SavedAnswer } from '../api/saved-answer';
import type { SavedState } from './saved-state';
import { savingFailed, stateDiscarded, stateSaved, type SavedPart } from './saved-state-slice';
import { createSessionEngine } from './session-engine';
import { isLive, savedSession, type State } from './session-now';
import { forgetSaved, readAnswer } from './state-database';

export interface Persistence {
  middleware: Middleware;
  reducers: {
    persistedSession: Reducer<SessionPart, UnknownAction>;
    persistedAnswers: Reducer<AnswersPart, UnknownAction>;
  };
}

/** Changes of the cache are noted together, when the page is at rest. */
const noteWithinMs = 1_000;

const answered = 'api/executeQuery/fulfilled';
const failed = 'api/executeQuery/rejected';
const patched = 'api/queries/queryResultPatched';

/**
 * Keeps who is signed in and what the API has answered, so that a reload, or a start without a network, shows it at
 * once. A call that finds no server is answered with what was saved. With the session, all of it goes.
 */
export function createPersistence(serverData: ServerData): Persistence {
  // The reducers are made before the store that they belong to.
  let store: MiddlewareAPI;
  const state = () => store.getState() as State;
  // A flush writes while the store reduces, when it can be neither read nor told anything.
  let reduced: State;
  const report = (action: UnknownAction) => queueMicrotask(() => void store.dispatch(action));
  const outcomes = (part: SavedPart) => ({
    mayWrite: () => isLive(reduced),
    onSaved: () => report(stateSaved({ part, at: Date.now() })),
    onFailed: () => report(savingFailed(part)),
  });
  const finder = createFinder(state);
  const sessionEngine = createSessionEngine(outcomes('session'));
  const reducers = persistedReducers({
    session: {
      engine: sessionEngine,
      migrate: migrateSession(finder.migrating('session')),
    },
    answers: {
      engine: createAnswersEngine(outcomes('answers')),
      migrate: migrateAnswers(finder.migrating('answers')),
    },
    serverData,
    answersNow: () => answersIn(reduced.persistedAnswers),
  });

  const middleware: Middleware = (created) => {
    store = created;
    reduced = state();
    const { dispatch } = store;
    const changed = new Set<string>();
    let planned = false;
    /** From the first session on: prebuilt pages hold a store, too, and their build has no window. */
    let watching = false;
    let reading: Promise<void> | undefined;
    let onRead: () => void = () => undefined;
    const persistor = createPersistor(store, () => onRead());

    function read(start: Start): Promise<void> {
      finder.begin(start);
      reading ??= new Promise((resolve) => {
        onRead = () => {
          restore(answersIn(state().persistedAnswers).filter(isValueList));
          if (watching) plan();
          resolve();
        };
        persistor.persist();
      });
      return reading;
    }

    async function find(start: Start): Promise<Saved | undefined> {
      await read(start);
      const reason = finder.takeReason();
      if (!reason) return finder.find();
      dispatch(stateDiscarded(reason));
      dispatch(partsDropped());
      await forgetSaved().catch(() => undefined);
      return undefined;
    }

    /** Answers come back into the cache, but not over those that it has or waits for. */
    function restore(answers: readonly SavedAnswer[]): void {
      const { queries } = state().api;
      const isAbsent = ({ cacheKey }: SavedAnswer) => {
        const query = queries[cacheKey];
        return query?.data === undefined && query?.status !== 'pending';
      };
      dispatch(answersRestored(answers.filter(isAbsent)));
    }

    function plan(): void {
      if (planned) return;
      planned = true;
      if ('requestIdleCallback' in window) window.requestIdleCallback(note, { timeout: noteWithinMs });
      else setTimeout(note, noteWithinMs / 10);
    }

    /** What is noted before the parts are read would be overwritten by what is read. */
    function note(): void {
      planned = false;
      const { persistedSession, persistedAnswers } = state();
      const isRead = persistedSession._persist?.rehydrated && persistedAnswers._persist?.rehydrated;
      const session = savedSession(state(), Date.now());
      if (!session || !isRead) return;
      const answers = answersOf(state(), changed);
      changed.clear();
      dispatch(stateNoted({ session, answers }));
    }

    /** A page that is left writes what it still holds, and what it has written already not again. */
    function leave(): void {
      if (planned) note();
      void persistor.flush();
      sessionEngine.flush();
    }

    /** There is no server to ask: the last answer that was saved is better than none. */
    async function fallBack(cacheKey: string): Promise<void> {
      const { profile } = state().session;
      const answer = profile && (await readAnswer(cacheKey, profile).catch(() => undefined));
      if (answer && state().session.profile === profile) restore([answer]);
    }

    /**
     * What was saved is forgotten, but not what a live session of another tab has saved: by a tab that is signed out, or
     * that slept through a sign-out after which that session began.
     */
    function forget({ status, lastSignOut: own }: State['session']): void {
      changed.clear();
      if (status === 'signedOut' || (status === 'starting' && isSessionStartBlocked())) return;
      const isLater = ({ sessionInfo: { lastSignOut: mark } }: SavedState) =>
        mark !== own && mark === lastSignOut();
      forgetSaved(isLater).catch(() => undefined);
    }

    return (next) => (action) => {
      if (savedStateRequested.match(action)) return find(action.payload);
      const { session, startUp, connection } = reduced;
      const result = next(action);
      reduced = state();
      const isOtherwise =
        startUp.phase !== reduced.startUp.phase ||
        connection.apiReachable !== reduced.connection.apiReachable;
      if (watching && isOtherwise) plan();
      const { type, meta, payload, err } = action as {
        type?: string;
        meta?: { arg: { queryCacheKey: string } };
        payload?: unknown;
        err?: unknown;
      };
      if (type === answered && meta) {
        changed.add(meta.arg.queryCacheKey);
        plan();
      } else if (type === patched) {
        changed.add((payload as { queryCacheKey: string }).queryCacheKey);
        plan();
      } else if (type === failed && meta && payload && isUnreachable(payload as ApiError)) {
        const { queryCacheKey } = meta.arg;
        if (state().api.queries[queryCacheKey]?.data === undefined) void fallBack(queryCacheKey);
      } else if (signedIn.match(action)) {
        plan();
        if (!watching) window.addEventListener('pagehide', leave);
        watching = true;
      } else if (signedOut.match(action)) {
        forget(session);
      } else if (type === REHYDRATE && err instanceof SyntaxError) {
        finder.foundBroken();
      }
      return result;
    };
  };
  return { middleware, reducers };
}

/** The library's types know no `manualPersist`: nothing is read before a page with a window asks for it. */
function createPersistor({ dispatch }: MiddlewareAPI, onRehydrated: () => void) {
  return persistStore({ dispatch } as never, { manualPersist: true } as PersistorOptions, onRehydrated);
}
