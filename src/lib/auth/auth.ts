import type { Locale } from '../../../core/i18n/locales';
import { loadEnv } from '../env/env';
import { forgetLastActivity, isSessionOverdue } from '../session/activity-mark';
import { isSessionStartBlocked } from '../session/session-start';
import { markSignOut } from '../session/sign-out-marker';
import { deviceStorage } from '../storage/safe-storage';
import { finishSignOut, isSignOutUnfinished, noteUnfinishedSignOut } from '../session/unfinished-sign-out';
import {
  isRefusal,
  ProfileError,
  ProviderUnavailableError,
  SignedOutError,
  unavailable,
  WrongProviderError,
} from './auth-errors';
import { endProviderSession, type EndOfSession } from './end-session';
import { createKeycloakClient, type KeycloakClient } from './keycloak-client';
import type { Profile } from '../session/profile';
import { profileFrom } from './read-profile';
import { createRefreshTimer } from './refresh-timer';
import { probeProvider } from './provider-probe';
import { tokenExpiryMarginSeconds } from './refresh-schedule';
import { comesFromSignIn, requireIssuer, startClient, startClientToLeave } from './start-client';
import { withTimeout } from '../timing/with-timeout';

/** The session with the identity provider. Tokens stay in here, in memory. */
export interface Auth {
  /**
   * Restores the provider's session without interaction; false if there is none. Runs once; after a failure the next
   * call tries again. A sign-out that the provider has not received, and a session whose person was inactive for too
   * long, are ended first, and nobody is signed in.
   * @throws ProviderUnavailableError, WrongProviderError, SignInFailedError, StorageFullError
   */
  restore(): Promise<boolean>;
  /** Leaves for the provider's sign-in page, unless that is blocked; `returnTo` is a path of this site. */
  signIn(options: { returnTo: string; locale: Locale; email?: string }): Promise<void>;
  /** Leaves for the provider's page for changing the password. */
  changePassword(options: { returnTo: string; locale: Locale }): Promise<void>;
  /** Whether the browser has just returned from there with a new password; true once. */
  takePasswordChanged(): boolean;
  /**
   * An access token valid for at least 30 s, refreshed if necessary.
   * @throws SignedOutError, ProviderUnavailableError
   */
  accessToken(): Promise<string>;
  /** Replaces a refused token; concurrent callers share one refresh. */
  replaceToken(refused: string): Promise<string>;
  /** @throws ProfileError, SignedOutError, ProviderUnavailableError */
  loadProfile(): Promise<Profile>;
  /** Ends the provider's session in the background, even if this tab has not restored it. */
  endSession(): Promise<EndOfSession>;
  /** Leaves for the provider's sign-out page, which redirects to `returnTo`; false when nobody is signed in. */
  leave(returnTo: string): Promise<boolean>;
  /** When the access token expires, in milliseconds since 1970 by this device's clock; undefined if unknown. */
  tokenExpiresAt(): number | undefined;
  /** Forgets the session in this tab and notifies the listeners. */
  forget(): void;
  onSignedOut(listener: () => void): () => void;
}

/** The sign-in library gets this long to start. */
const initialisationTimeoutMs = 15_000;
const requestTimeoutMs = 10_000;
/** Statuses of whatever is in front of the provider; they say nothing about the profile. */
const proxyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Keycloak's name for the action; the embedded realm supports it too. */
const changePasswordAction = 'UPDATE_PASSWORD';

/**
 * While `isBlocked` is true, no session is restored and nobody is sent to the sign-in page. `probe` fails when waiting
 * for the provider is pointless; its signal is aborted once the result is no longer needed.
 */
export function createAuth(
  createClient: () => Promise<KeycloakClient>,
  isBlocked = () => false,
  probe: (settled: AbortSignal) => Promise<void> = async () => {},
): Auth {
  let client: KeycloakClient | undefined;
  let starting: Promise<KeycloakClient> | undefined;
  let restoring: Promise<boolean> | undefined;
  let isEnding = false;
  let refreshing: Promise<string> | undefined;
  let isPasswordChanged = false;
  /** Replaced when the session is forgotten, so that pending work for it has no effect. */
  let session = new AbortController();
  const listeners = new Set<() => void>();
  const timer = createRefreshTimer(async () => void (await refresh()));

  async function start(startWith: typeof startClient): Promise<KeycloakClient> {
    const late = () => new ProviderUnavailableError('The identity provider did not answer in time');
    const settled = new AbortController();
    const noProvider = new Promise<never>((_resolve, reject) => void probe(settled.signal).catch(reject));
    const started = Promise.race([noProvider, startWith(createListening)]);
    return withTimeout(started, initialisationTimeoutMs, late)
      .catch((error: unknown) => {
        throw unavailable(error);
      })
      .finally(() => settled.abort());
  }

  async function begin(): Promise<boolean> {
    const { signal } = session;
    // The provider may still have the session of someone who was inactive too long. Coming back from the sign-in page
    // begins a new one.
    if (isSessionOverdue() && !comesFromSignIn(window.location.hash)) noteUnfinishedSignOut();
    const started = await (starting ??= start(startClient));
    if (isSignOutUnfinished() && !isEnding) await endUnfinished(started);
    if (signal.aborted) throw new SignedOutError('The session ended during the start');
    if (isEnding) return false;
    client = started;
    if (client.token === undefined) return false;
    timer.schedule(remainingMs(client));
    return true;
  }

  /** Completes a sign-out that started in this browser while the provider was unreachable. */
  async function endUnfinished(started: KeycloakClient): Promise<void> {
    if ((await endAtProvider(started)) === 'unreachable') {
      throw new ProviderUnavailableError('The last sign-out cannot be finished');
    }
    started.clearToken();
    if (isSessionOverdue()) markSignOut({ reason: 'inactivity', incomplete: false });
    forgetLastActivity();
  }

  async function endAtProvider({ token, refreshToken, idToken }: KeycloakClient): Promise<EndOfSession> {
    const known = token !== undefined;
    const end = known
      ? await endProviderSession((await loadEnv()).identity, { refreshToken, idToken })
      : 'ended';
    if (end !== 'unreachable') finishSignOut();
    return end;
  }

  async function createListening(): Promise<KeycloakClient> {
    deviceStorage.makeRoom();
    const created = await createClient();
    created.onActionUpdate = (status, action) => {
      isPasswordChanged = status === 'success' && (action ?? changePasswordAction) === changePasswordAction;
    };
    return created;
  }

  function restore(): Promise<boolean> {
    if (isBlocked()) return Promise.resolve(false);
    restoring ??= begin().catch((error: unknown) => {
      starting = restoring = undefined;
      throw error;
    });
    return restoring;
  }

  async function signedInClient(): Promise<SignedInClient> {
    if (!client) await restore();
    if (client && isSignedIn(client)) return client;
    throw new SignedOutError('Nobody is signed in');
  }

  /** Signing in needs no session check; finish a pending sign-out first. */
  async function clientToLeave(): Promise<KeycloakClient | undefined> {
    if (!restoring && !isSignOutUnfinished()) return start(startClientToLeave);
    await restore();
    return client;
  }

  function refresh(): Promise<string> {
    refreshing ??= renew().finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function renew(): Promise<string> {
    const current = await signedInClient();
    try {
      const late = () => new ProviderUnavailableError('The token refresh took too long');
      await withTimeout(current.updateToken(-1), requestTimeoutMs, late);
      requireIssuer(current);
    } catch (error) {
      const isOver = isRefusal(error) || error instanceof WrongProviderError;
      if (!isOver && current.refreshToken !== undefined) throw unavailable(error);
      forget();
      throw new SignedOutError('The session has ended', { cause: error });
    }
    if (current !== client) throw new SignedOutError('The session has ended');
    timer.schedule(remainingMs(current));
    return current.token;
  }

  function forget(): void {
    session.abort();
    session = new AbortController();
    client = starting = restoring = undefined;
    isEnding = false;
    timer.stop();
    for (const listener of listeners) listener();
  }

  return {
    restore,
    async signIn({ returnTo, locale, email }) {
      if (isBlocked()) return;
      if (isSessionOverdue()) {
        noteUnfinishedSignOut();
        forgetLastActivity();
      }
      const leaving = await clientToLeave();
      // Somebody else may have a session.
      const asPerson = email && ({ loginHint: email, prompt: 'login' } as const);
      await leaving
        ?.login({ redirectUri: window.location.origin + returnTo, locale, ...asPerson })
        .catch((error: unknown) => {
          throw unavailable(error);
        });
    },
    async changePassword({ returnTo, locale }) {
      const current = await signedInClient();
      const redirectUri = window.location.origin + returnTo;
      await current.login({ redirectUri, locale, action: changePasswordAction });
    },
    takePasswordChanged() {
      const wasChanged = isPasswordChanged;
      isPasswordChanged = false;
      return wasChanged;
    },
    async accessToken() {
      const current = await signedInClient();
      const good = current.refreshToken !== undefined && !current.isTokenExpired(tokenExpiryMarginSeconds);
      return good ? current.token : refresh();
    },
    async replaceToken(refused) {
      const { token } = await signedInClient();
      return token === refused ? refresh() : token;
    },
    async loadProfile() {
      const current = await signedInClient();
      const late = () => new ProviderUnavailableError('The profile took too long to load');
      const userInfo = await withTimeout(current.loadUserInfo(), requestTimeoutMs, late).catch(
        (error: unknown) => {
          const status = (error as { response?: { status?: number } }).response?.status;
          if (status === undefined || proxyStatuses.has(status)) throw unavailable(error);
          throw new ProfileError(`Failed to load profile: ${status}`, { cause: error });
        },
      );
      return profileFrom(userInfo, current.idTokenParsed);
    },
    async endSession() {
      noteUnfinishedSignOut();
      isEnding = true;
      timer.stop();
      try {
        // The provider may have a session that this tab has not restored yet.
        client ??= await (starting ??= start(startClient));
        return await endAtProvider(client);
      } catch {
        return 'unreachable';
      }
    },
    async leave(returnTo) {
      if (!client || !isSignedIn(client)) return false;
      await client.logout({ redirectUri: window.location.origin + returnTo });
      return true;
    },
    tokenExpiresAt() {
      const remaining = client && isSignedIn(client) ? remainingMs(client) : undefined;
      return remaining === undefined ? undefined : Date.now() + remaining;
    },
    forget,
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type SignedInClient = KeycloakClient & { token: string };

function isSignedIn(client: KeycloakClient): client is SignedInClient {
  return client.token !== undefined;
}

/** Remaining lifetime of the access token in milliseconds, by the provider's clock; undefined if unknown. */
function remainingMs({ tokenParsed, timeSkew }: KeycloakClient): number | undefined {
  return tokenParsed?.exp === undefined ? undefined : (tokenParsed.exp + (timeSkew ?? 0)) * 1000 - Date.now();
}

let tabAuth: Auth | undefined;

/** The session of this tab. */
export function getAuth(): Auth {
  return (tabAuth ??= createAuth(createKeycloakClient, isSessionStartBlocked, probeProvider));
}
