import type { Middleware } from '@reduxjs/toolkit';
import { isUnreachable, type ApiError } from '../api/api-error';
import type { Profile } from '../auth/profile';
import { signedIn, signedOut } from '../session/session-slice';
import { isSessionStartBlocked } from '../session/session-start';
import { isSignedOutSince, lastSignOut } from '../session/sign-out-event';
import { readSignOutMarker } from '../session/sign-out-marker';
import { answersOf, type ApiState, type ServerData } from './answers-of';
import { answersRestored } from './restored';
import { cacheVersion, isValueList, savedStateLifetimeMs, type SavedState } from './saved-state';
import { savingFailed, stateSaved } from './saved-state-slice';
import { forgetSaved, readAnswer, save } from './state-database';

interface State extends ApiState {
  session: { status: string; profile: Profile | null; since: number; lastSignOut: string | null };
  startUp: { phase: string };
  connection: { apiReachable: boolean };
}

/** Changes of the cache are written together, when the page is at rest. */
const saveWithinMs = 1_000;

const answered = 'api/executeQuery/fulfilled';
const failed = 'api/executeQuery/rejected';
const patched = 'api/queries/queryResultPatched';

/**
 * Saves who is signed in and what the API has answered, so that a reload, or a start without a network, shows it at
 * once. A call that finds no server is answered with what was saved. With the session, all of it goes.
 */
export function createPersistence(serverData: ServerData): Middleware {
  return ({ dispatch, getState }) => {
    const state = () => getState() as State;
    const changed = new Set<string>();
    let planned = false;
    /** From the first session on: prebuilt pages hold a store, too, and their build has no window. */
    let watching = false;

    const note = (cacheKey: string) => {
      changed.add(cacheKey);
      plan();
    };

    function plan(): void {
      if (planned) return;
      planned = true;
      const write = () => void flush();
      if ('requestIdleCallback' in window) window.requestIdleCallback(write, { timeout: saveWithinMs });
      else setTimeout(write, saveWithinMs / 10);
    }

    async function flush(): Promise<void> {
      planned = false;
      const now = Date.now();
      const session = savedSession(state(), now);
      if (!session) return;
      const keys = [...changed];
      const answers = answersOf(state(), keys, serverData);
      changed.clear();
      const lists = answers.filter(isValueList);
      try {
        await save(
          session,
          answers.filter((answer) => !isValueList(answer)),
          lists,
        );
        dispatch(stateSaved(now));
      } catch {
        // A full or blocked storage costs the quick start and the diagnostics say so; the app works without, and tries
        // again with the next answer.
        for (const key of keys) changed.add(key);
        dispatch(savingFailed());
      }
    }

    /** There is no server to ask: the last answer that was saved is better than none. */
    async function fallBack(cacheKey: string): Promise<void> {
      const { profile } = state().session;
      const answer = profile && (await readAnswer(cacheKey, profile).catch(() => undefined));
      const { session, api } = state();
      if (answer && session.profile === profile && api.queries[cacheKey]?.data === undefined) {
        dispatch(answersRestored([answer]));
      }
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
      const { session } = state();
      const result = next(action);
      const { type, meta, payload } = action as {
        type?: string;
        meta?: { arg: { queryCacheKey: string } };
        payload?: unknown;
      };
      if (type === answered && meta) note(meta.arg.queryCacheKey);
      else if (type === patched) note((payload as { queryCacheKey: string }).queryCacheKey);
      else if (type === failed && meta && payload && isUnreachable(payload as ApiError)) {
        const { queryCacheKey } = meta.arg;
        if (state().api.queries[queryCacheKey]?.data === undefined) void fallBack(queryCacheKey);
      } else if (signedIn.match(action)) {
        plan();
        // A page that is left writes what it still holds.
        if (!watching) window.addEventListener('pagehide', () => void flush());
        watching = true;
      } else if (signedOut.match(action)) {
        forget(session);
      }
      return result;
    };
  };
}

/** The session as it is saved; none while nobody is signed in, or somebody is just signing out in any tab. */
function savedSession({ session, startUp, connection }: State, now: number): SavedState | undefined {
  const { status, profile, since, lastSignOut } = session;
  if (status !== 'signedIn' || !profile) return undefined;
  if (readSignOutMarker() || isSignedOutSince(lastSignOut)) return undefined;
  return {
    timestamp: now,
    initialized: startUp.phase === 'ready',
    projectId: profile.projectId,
    cacheVersion,
    sessionInfo: { since, lastSignOut },
    authInfo: { profile, until: now + savedStateLifetimeMs },
    apiHealth: { reachable: connection.apiReachable },
  };
}
