import type { SavedAnswer } from '../api/saved-answer';
import type { Profile } from '../session/profile';

/** The version of the layout; a state with another version is discarded. */
export const cacheVersion = '2.0';
/** A state that was not used for longer is not shown. */
export const savedStateLifetimeMs = 30 * 60_000;
/** A state that is younger and otherwise unchanged is not written again, since its lists can be long. */
const stateMaxAgeMs = 10_000;
/** Value lists are the same for everybody. */
const valueListLifetimeMs = 24 * 60 * 60_000;

/** Who was signed in, and since when. Each saved part carries it to identify its owner. Contains no token. */
export interface SavedState {
  /** When it was written, in milliseconds since 1970. */
  timestamp: number;
  /** Whether the start had completed. */
  initialized: boolean;
  projectId: number;
  cacheVersion: string;
  sessionInfo: {
    since: number;
    /** The mark of the last sign-out before the session: after a later one nothing is restored. */
    lastSignOut: string | null;
  };
  /** The person, and until when the session is valid without activity. */
  authInfo: { profile: Profile; until: number };
  apiHealth: { reachable: boolean };
}

/** Whether a value list may still be shown. */
export function isCurrentList({ at }: SavedAnswer, now: number): boolean {
  return at <= now && now - at < valueListLifetimeMs;
}

/** Why a saved state was not restored. */
export type Discarded = 'version' | 'age' | 'signedOut' | 'broken' | 'owner';

/** Whether it is the same person in the same project. */
export function isSameOwner(a: Profile, b: Profile): boolean {
  return a.projectId === b.projectId && a.id === b.id;
}

/**
 * Whether a session continues the saved one: same person, no sign-out in between, and not older than may be shown. A
 * session that saves nothing for long, because it is offline, is still the same.
 */
export function continuesSession(before: unknown, { timestamp, sessionInfo, authInfo }: SavedState): boolean {
  if (!isSavedState(before) || !isSameOwner(before.authInfo.profile, authInfo.profile)) return false;
  if (before.sessionInfo.lastSignOut !== sessionInfo.lastSignOut) return false;
  const isYoung = Math.abs(timestamp - before.timestamp) < savedStateLifetimeMs;
  return isYoung || before.sessionInfo.since === sessionInfo.since;
}

/** Whether the saved state equals the session and is only a few seconds older. */
export function isFresh(saved: Partial<SavedState>, session: SavedState): boolean {
  const age = session.timestamp - (saved.timestamp ?? 0);
  return (
    age >= 0 &&
    age < stateMaxAgeMs &&
    saved.initialized === session.initialized &&
    saved.authInfo?.profile === session.authInfo.profile &&
    saved.sessionInfo?.since === session.sessionInfo.since &&
    saved.sessionInfo.lastSignOut === session.sessionInfo.lastSignOut &&
    saved.apiHealth?.reachable === session.apiHealth.reachable
  );
}

export interface RestoreConditions {
  now: number;
  /** When the person was last active in any tab. */
  lastActivity: number | undefined;
  lastSignOut: string | null;
  /** The signed-in person, if already known. */
  owner: Profile | null;
}

/** Why a saved state must not be restored; undefined if it may. */
export function restoreRefusal(
  value: unknown,
  { now, lastActivity = 0, lastSignOut, owner }: RestoreConditions,
): Discarded | undefined {
  if (!isSavedState(value)) return versionOf(value) === cacheVersion ? 'broken' : 'version';
  if (value.cacheVersion !== cacheVersion) return 'version';
  if (value.sessionInfo.lastSignOut !== lastSignOut) return 'signedOut';
  if (owner && !isSameOwner(value.authInfo.profile, owner)) return 'owner';
  const lastUsed = Math.max(value.timestamp, lastActivity);
  // A time in the future was written before the clock was set back: the real age is unknown.
  return lastUsed > now || now - lastUsed >= savedStateLifetimeMs ? 'age' : undefined;
}

export function isSavedState(value: unknown): value is SavedState {
  const state = value as Partial<SavedState> | null | undefined;
  const profile = state?.authInfo?.profile as Partial<Profile> | undefined;
  const texts = [profile?.id, profile?.email, profile?.name, profile?.firstName, profile?.lastName];
  return (
    Number.isFinite(state?.timestamp) &&
    texts.every((text) => typeof text === 'string') &&
    Number.isInteger(profile?.projectId) &&
    profile?.projectId === state?.projectId &&
    (state?.sessionInfo?.lastSignOut === null || typeof state?.sessionInfo?.lastSignOut === 'string')
  );
}

function versionOf(value: unknown): unknown {
  return (value as { cacheVersion?: unknown } | null | undefined)?.cacheVersion;
}
