import type { SavedAnswer } from '../api/saved-answer';
import type { Profile } from '../session/profile';

/** Another layout of the saved state has another version; only its own is taken up. */
export const cacheVersion = '2.0';
/** Nothing is shown that nobody has used for longer. */
export const savedStateLifetimeMs = 30 * 60_000;
/** Value lists are the same for everybody. */
const valueListLifetimeMs = 24 * 60 * 60_000;

/** Who was signed in, and since when: each saved part carries it, so that it says itself whose it is. No token. */
export interface SavedState {
  /** When it was written, in milliseconds since 1970. */
  timestamp: number;
  /** Whether the start was complete. */
  initialized: boolean;
  projectId: number;
  cacheVersion: string;
  sessionInfo: {
    since: number;
    /** The mark of the last sign-out before the session: after a later one nothing is taken up. */
    lastSignOut: string | null;
  };
  /** Who, and until when it counts if nobody does anything. */
  authInfo: { profile: Profile; until: number };
  apiHealth: { reachable: boolean };
}

/** Whether a value list may still be shown. */
export function isCurrentList({ at }: SavedAnswer, now: number): boolean {
  return at <= now && now - at < valueListLifetimeMs;
}

/** Why a saved state was not taken up. */
export type Discarded = 'version' | 'age' | 'signedOut' | 'broken' | 'owner';

/** Whether it is the same person in the same project. */
export function isSameOwner(a: Profile, b: Profile): boolean {
  return a.projectId === b.projectId && a.id === b.id;
}

/**
 * Whether a session goes on with what was saved before: by the same person, since the same sign-out, and not longer ago
 * than it may be shown. One that saves nothing for long, since it is off line, is still the same.
 */
export function goesOn(before: unknown, { timestamp, sessionInfo, authInfo }: SavedState): boolean {
  if (!isSavedState(before) || !isSameOwner(before.authInfo.profile, authInfo.profile)) return false;
  if (before.sessionInfo.lastSignOut !== sessionInfo.lastSignOut) return false;
  const isYoung = Math.abs(timestamp - before.timestamp) < savedStateLifetimeMs;
  return isYoung || before.sessionInfo.since === sessionInfo.since;
}

export interface Circumstances {
  now: number;
  /** When the person was last active in any tab. */
  lastActivity: number | undefined;
  lastSignOut: string | null;
  /** Who is signed in already, where that is known. */
  owner: Profile | null;
}

/** Why a saved state must not be taken up; undefined when it may. */
export function reasonAgainst(
  value: unknown,
  { now, lastActivity = 0, lastSignOut, owner }: Circumstances,
): Discarded | undefined {
  if (!isSavedState(value)) return versionOf(value) === cacheVersion ? 'broken' : 'version';
  if (value.cacheVersion !== cacheVersion) return 'version';
  if (value.sessionInfo.lastSignOut !== lastSignOut) return 'signedOut';
  if (owner && !isSameOwner(value.authInfo.profile, owner)) return 'owner';
  const lastUsed = Math.max(value.timestamp, lastActivity);
  // A time to come was written before the clock was set back: nobody knows how old it is.
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
