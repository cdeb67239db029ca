import { api } from '../../lib/api/api';
import type { ApiError } from '../../lib/api/api-error';
import { selectApiReachable } from '../../lib/api/connection-slice';
import { isApiHealthy } from '../../lib/api/health';
import { projectApi } from '../../domain/company/project-api';
import { watchConnection } from '../../lib/api/watch-connection';
import type { Auth } from '../../lib/auth/auth';
import {
  NoProjectError,
  StorageFullError,
  ProfileError,
  ProviderUnavailableError,
  SignedOutError,
  SignInFailedError,
  WrongProviderError,
} from '../../lib/auth/auth-errors';
import type { Profile } from '../../lib/session/profile';
import { selectUnsentCount } from '../../lib/outbox/outbox-slice';
import { isSameOwner } from '../../lib/persistence/saved-state';
import { endActivity } from '../../lib/session/activity';
import { hasDrafts } from '../../lib/session/drafts';
import { isFirstRunComplete } from '../../lib/session/first-run';
import { leaveFocusedField } from '../../lib/session/focused-field';
import { selectProfile, signedIn, signedOut, type SessionEnd } from '../../lib/session/session-slice';
import { isSessionStartBlocked } from '../../lib/session/session-start';
import { lastSignOut } from '../../lib/session/sign-out-event';
import { registerUnsentWork, type UnsentWork } from '../../lib/session/unsent-work';
import type { AppStore } from '../store/create-store';
import { forgetRedirects } from './redirect-loop';
import {
  failureDismissed,
  phaseStarted,
  providerAwaited,
  selectStartUp,
  startUpEnded,
  startUpFailed,
  type StartUpFailure,
  type StartUpPhase,
} from '../store/start-up-slice';
import { findSaved, mayRestore, showSaved } from './restore-session';

/** Role and privileges are requested again in this interval. */
export const permissionsIntervalMs = 5 * 60_000;
/** Retry delay after an unreachable provider or an unusable profile. */
export const providerRetryMs = 60_000;
/** After a reload the page waits at most this long for role and privileges, and then assumes them until they arrive. */
export const maxLoadingMs = 1_500;
const backgroundDelayMs = 100;

export interface StartUp {
  /** Runs the phases, unless they are running or have run already. */
  start(): Promise<void>;
  /** Runs them again after a failure, at the person's request. */
  retry(): Promise<void>;
}

interface StartUpOptions {
  store: AppStore;
  auth: Auth;
  /** Whether this page was reloaded: then role and privileges are assumed until they arrive. */
  afterReload: boolean;
  /** Whether the person comes from a public page of this tab, which did not run the start-up. */
  fromPublicPage: boolean;
}

/** Nothing happens before the first `start`, so that prerendered pages may have one. */
export function createStartUp({ store, auth, afterReload, fromPublicPage }: StartUpOptions): StartUp {
  const { dispatch } = store;
  let run = Promise.resolve();
  let started = false;
  /** The network came back during a run that may have started offline. */
  let cameOnline = false;
  let watching = false;
  let session = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const enter = (phase: StartUpPhase) => {
    if (session.signal.aborted) throw new SignedOutError('The session ended during the start');
    dispatch(phaseStarted({ phase, at: performance.now() }));
  };

  const endSession = (end?: SessionEnd) => {
    session.abort();
    endActivity();
    started = false;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    dispatch(signedOut(end));
    dispatch(api.util.resetApiState());
  };

  const watch = () => {
    auth.onSignedOut(() => {
      leaveFocusedField();
      endSession('expired');
    });
    registerUnsentWork({
      read: () => unsentWork(store.getState()),
      watch: (listener) => store.subscribe(listener),
    });
    watchConnection(store, async () => {
      const healthy = (await isApiHealthy()) && (await auth.accessToken().then(Boolean, isSignedOut));
      if (healthy) void start();
      return healthy;
    });
    window.addEventListener('online', () => {
      cameOnline = true;
      void start();
    });
  };

  async function wakeUp(): Promise<void> {
    session = new AbortController();
    if (isSessionStartBlocked()) return endSession();
    const found = findSaved(store);
    const saved = mayRestore(window.location) ? found : Promise.resolve(undefined);
    try {
      if (afterReload) await showSavedState(saved);
      enter('login');
      const before = { afterReload, lastSignOut: lastSignOut() };
      if (!(await auth.restore())) return endSession();
      const profile = await auth.loadProfile();
      if (session.signal.aborted) return;
      if (isSessionStartBlocked()) return endSession();
      const wasShown = confirmSaved(profile);
      dispatch(signedIn({ ...before, profile, since: Date.now() }));
      await loadProject(profile, wasShown);
    } catch (error) {
      if (isSignedOut(error)) return session.signal.aborted ? undefined : endSession();
      if (error instanceof SignInFailedError) return endSession('failed');
      if (error instanceof ProviderUnavailableError) await showSavedState(saved);
      fail(error);
    }
  }

  /** Shows the saved state, once. */
  async function showSavedState(saved: ReturnType<typeof findSaved>): Promise<void> {
    const found = await saved;
    // Someone may have signed out while it was being read.
    if (!found || session.signal.aborted || showsSaved() || isSessionStartBlocked()) return;
    enter('cached');
    showSaved(store, found, afterReload);
  }

  const showsSaved = () => selectStartUp(store.getState()).showsSaved;

  /** Whether what is on screen belongs to the signed-in person; another person's is removed. */
  function confirmSaved(profile: Profile): boolean {
    const shown = selectProfile(store.getState());
    if (shown && !isSameOwner(shown, profile)) {
      dispatch(signedOut());
      dispatch(api.util.resetApiState());
      return false;
    }
    return shown !== null;
  }

  function fail(error: unknown): void {
    const at = performance.now();
    started = false;
    if (showsSaved() && error instanceof ProviderUnavailableError) dispatch(providerAwaited({ at }));
    else dispatch(startUpFailed({ at, failure: toFailure(error) }));
    // Retrying automatically would change nothing: this needs another configuration, or an administrator.
    if (error instanceof WrongProviderError || error instanceof NoProjectError) return;
    if (cameOnline) void start();
    else timers.add(setTimeout(() => void start(), providerRetryMs));
  }

  /** `refetch`: the known data comes from the saved state. */
  async function loadProject(profile: Profile, refetch: boolean): Promise<void> {
    const { projectId } = profile;
    enter('critical');
    if (refetch) dispatch(api.internalActions.onOnline());
    const permissions = loadPermissions(projectId, { forceRefetch: refetch || isFirstRunComplete(profile) });
    const isKnown = await (afterReload ? Promise.race([permissions, passed(maxLoadingMs)]) : permissions);
    if (isKnown === false)
      throw new NoProjectError(`The project ${projectId} does not know this address`, profile.email);
    enter('secondary');
    await dispatch(
      projectApi.endpoints.getCompanyProfile.initiate(projectId, { subscribe: false, forceRefetch: refetch }),
    );
    enter('background');
    timers.add(setTimeout(() => startBackground(projectId), backgroundDelayMs));
  }

  function startBackground(projectId: number): void {
    timers.add(
      setInterval(() => {
        void loadPermissions(projectId, { forceRefetch: true, subscribe: false });
      }, permissionsIntervalMs),
    );
    dispatch(startUpEnded({ at: performance.now() }));
  }

  const passed = (ms: number) => new Promise<void>((resolve) => timers.add(setTimeout(resolve, ms)));

  /**
   * Failures stay in the API cache; `core/access` decides what is shown then. False for someone whom the project does
   * not know.
   */
  async function loadPermissions(
    projectId: number,
    options: { forceRefetch: boolean; subscribe?: boolean },
  ): Promise<boolean> {
    const [privileges, users] = await Promise.all([
      dispatch(projectApi.endpoints.getPrivileges.initiate(projectId, options)),
      dispatch(projectApi.endpoints.getUsers.initiate(projectId, options)),
    ]);
    // Someone whom the server accepts is in no redirect loop, even if the session ends soon after.
    if (privileges.isSuccess || users.isSuccess) forgetRedirects();
    return !(isNotFound(privileges.error) && isNotFound(users.error));
  }

  function start(): Promise<void> {
    if (!watching) {
      watch();
      if (fromPublicPage) dispatch(phaseStarted({ phase: 'public', at: 0 }));
    }
    watching = true;
    if (!started) {
      started = true;
      cameOnline = false;
      run = wakeUp();
    }
    return run;
  }

  return {
    start,
    retry: () => {
      dispatch(failureDismissed());
      return start();
    },
  };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof SignedOutError;
}

/** The server's response to someone who does not belong to the project. */
const isNotFound = (error: unknown): boolean => (error as ApiError | undefined)?.status === 404;

function toFailure(error: unknown): StartUpFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoProjectError) return { kind: 'noProject', message, email: error.email };
  if (error instanceof ProfileError) return { kind: 'profile', message };
  if (error instanceof WrongProviderError) return { kind: 'wrongProvider', message };
  if (error instanceof StorageFullError) return { kind: 'noRoom', message };
  return { kind: 'provider', message };
}

function unsentWork(state: ReturnType<AppStore['getState']>): UnsentWork {
  const profile = selectProfile(state);
  if (profile !== null && hasDrafts(profile)) return 'waiting';
  if (selectUnsentCount(state) === 0 && !isSending(state.api.mutations)) return 'none';
  return navigator.onLine && selectApiReachable(state) ? 'arriving' : 'waiting';
}

/** Whether a change is being sent to the server and its outcome is unknown. */
function isSending(mutations: Record<string, { status: string } | undefined>): boolean {
  return Object.values(mutations).some((mutation) => mutation?.status === 'pending');
}
