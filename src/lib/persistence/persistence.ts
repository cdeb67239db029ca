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

/** Changes of the cache are recorded together, when the page is idle. */
const noteWithinMs = 1_000;
/**
 * Copying a list of thousands of records stops the page for a moment, and each edit changes it twice. It can wait: the
 * outbox has the edit, and the server afterwards.
 */
const patchesWithinMs = 2_000;

const answered = 'api/executeQuery/fulfilled';
const failed = 'api/executeQuery/rejected';
const patched = 'api/queries/queryResultPatched';

/**
 * Persists the session and API answers, so that a reload or an offline start shows them immediately. A request that
 * cannot reach the server falls back to its saved answer. All of it is removed with the session.
 */
export function createPersistence(serverData: ServerData): Persistence {
  // The reducers are created before their store.
  let store: MiddlewareAPI;
  const state = () => store.getState() as State;
  // The state after the last action: a flush runs inside a reducer, where the store can be neither read nor dispatched
  // to.
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
    let patchTimer: ReturnType<typeof setTimeout> | undefined;
    /** Starts with the first session: prerendered pages have a store too, and their build has no window. */
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

    /** Restores answers into the cache, except those it already has or is waiting for. */
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
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(noteIfPlanned, { timeout: noteWithinMs });
      else setTimeout(noteIfPlanned, noteWithinMs / 10);
    }

    function planPatches(): void {
      if (!planned) patchTimer ??= setTimeout(plan, patchesWithinMs);
    }

    /** Skipped if leaving the page has already recorded the state: recording it again would only make it look newer. */
    function noteIfPlanned(): void {
      if (planned || patchTimer !== undefined) note();
    }

    /** Records the state, once the parts have been read: reading would overwrite an earlier record. */
    function note(): void {
      planned = false;
      clearTimeout(patchTimer);
      patchTimer = undefined;
      const { persistedSession, persistedAnswers } = state();
      const isRead = persistedSession._persist?.rehydrated && persistedAnswers._persist?.rehydrated;
      const session = savedSession(state(), Date.now());
      if (!session || !isRead) return;
      const answers = answersOf(state(), changed);
      changed.clear();
      dispatch(stateNoted({ session, answers }));
    }

    /** Writes what is still pending when the page is left. */
    function leave(): void {
      noteIfPlanned();
      void persistor.flush();
      sessionEngine.flush();
    }

    /** The server is unreachable: the last saved answer is better than none. */
    async function fallBack(cacheKey: string): Promise<void> {
      const { profile } = state().session;
      const answer = profile && (await readAnswer(cacheKey, profile).catch(() => undefined));
      if (answer && state().session.profile === profile) restore([answer]);
    }

    /**
     * Forgets the saved state, but not that of another tab's live session. That matters for a tab that is already
     * signed out, or that slept through a sign-out and the following sign-in.
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
        planPatches();
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

/** The library's types lack `manualPersist`: nothing is read until a page with a window requests it. */
function createPersistor({ dispatch }: MiddlewareAPI, onRehydrated: () => void) {
  return persistStore({ dispatch } as never, { manualPersist: true } as PersistorOptions, onRehydrated);
}
