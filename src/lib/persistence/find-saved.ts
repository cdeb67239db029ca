import type { MigrateOptions } from './migrate';
import { answersIn, ownerOf } from './parts';
import { isValueList, type SavedAnswer } from '../api/saved-answer';
import {
  isSameOwner,
  isSavedState,
  restoreRefusal,
  type RestoreConditions,
  type Discarded,
  type SavedState,
} from './saved-state';
import type { SavedPart } from './saved-state-slice';
import { toAnswers } from './session-data';
import type { State } from './session-now';

/** A saved session that may be shown, with its answers. */
export interface Saved {
  state: SavedState;
  answers: SavedAnswer[];
}

/** The device's state at the start of a page. */
export type Start = Omit<RestoreConditions, 'owner'>;

/**
 * Decides which of the two stored parts may be shown. Each storage can be written, or fail, without the other. The
 * session identifies the owner, and answers count only if they have the same owner. Without a stored session, the
 * answers identify the owner.
 */
export function createFinder(state: () => State) {
  let start: Start = { now: 0, lastActivity: undefined, lastSignOut: null };
  const discarded: Partial<Record<SavedPart, Discarded>> = {};
  const conditions = (): RestoreConditions => ({ ...start, owner: state().session.profile });

  return {
    begin: (next: Start) => void (start = next),
    migrating: (part: SavedPart): MigrateOptions => ({
      conditions,
      onDiscarded: (reason) => void (discarded[part] = reason),
    }),
    /** The stored session was not valid JSON. */
    foundBroken: () => void (discarded.session = 'broken'),
    /** Why the stored state must not be shown; returned once. */
    takeReason(): Discarded | undefined {
      const isSessionFound = isSavedState(state().persistedSession);
      const reason = discarded.session ?? (isSessionFound ? undefined : discarded.answers);
      delete discarded.session;
      delete discarded.answers;
      return reason;
    },
    find(): Saved | undefined {
      const { persistedSession: session, persistedAnswers: part } = state();
      const owner = ownerOf(part);
      const saved = isSavedState(session) ? session : owner;
      if (!saved || restoreRefusal(saved, conditions())) return undefined;
      const isOwn = owner !== undefined && isSameSession(owner, saved);
      // Value lists have been restored already, with their age.
      const kept = answersIn(part).filter((answer) => isOwn || isValueList(answer));
      const known = new Set(kept.map(({ cacheKey }) => cacheKey));
      const listed = session.data ? toAnswers(session.data, saved.projectId) : [];
      const unknown = listed.filter(({ cacheKey }) => !known.has(cacheKey));
      return { state: saved, answers: [...kept.filter((answer) => !isValueList(answer)), ...unknown] };
    },
  };
}

function isSameSession(a: SavedState, b: SavedState): boolean {
  const isSameMark = a.sessionInfo.lastSignOut === b.sessionInfo.lastSignOut;
  return isSameMark && isSameOwner(a.authInfo.profile, b.authInfo.profile);
}
