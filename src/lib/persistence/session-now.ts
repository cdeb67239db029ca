import type { Profile } from '../session/profile';
import { isSignedOutSince } from '../session/sign-out-event';
import { readSignOutMarker } from '../session/sign-out-marker';
import type { ApiState } from './answers-of';
import type { PersistedParts } from './parts';
import { cacheVersion, savedStateLifetimeMs, type SavedState } from './saved-state';

/** The part of the store that persistence reads. */
export interface State extends ApiState, PersistedParts {
  session: { status: string; profile: Profile | null; since: number; lastSignOut: string | null };
  startUp: { phase: string };
  connection: { apiReachable: boolean };
}

/** Whether someone is signed in and nobody is signing out in any tab. */
export function isLive({ session: { status, profile, lastSignOut } }: State): boolean {
  if (status !== 'signedIn' || !profile) return false;
  return !readSignOutMarker() && !isSignedOutSince(lastSignOut);
}

/** The session to be saved; undefined while it is not live. */
export function savedSession(state: State, now: number): SavedState | undefined {
  const { session, startUp, connection } = state;
  const { profile, since, lastSignOut } = session;
  if (!isLive(state) || !profile) return undefined;
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
