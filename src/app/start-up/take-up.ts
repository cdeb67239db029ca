import { answersRestored } from '../../lib/persistence/restored';
import { reasonAgainst, type SavedAnswer, type SavedState } from '../../lib/persistence/saved-state';
import { stateDiscarded, stateTakenUp } from '../../lib/persistence/saved-state-slice';
import { forgetSaved, readLists, readSaved } from '../../lib/persistence/state-database';
import { sharedActivity } from '../../lib/session/activity';
import { hasInvitation } from '../../lib/session/invitation-address';
import { signedIn } from '../../lib/session/session-slice';
import { lastSignOut } from '../../lib/session/sign-out-event';
import type { AppStore } from '../store/create-store';

interface Saved {
  state: SavedState;
  answers: SavedAnswer[];
}

/**
 * Reads what an earlier page has saved, and takes up the value lists. Answers with the session if it may be shown;
 * what may not is forgotten. A storage that does not work is one in which nothing was saved.
 */
export async function findSaved({ dispatch }: AppStore): Promise<Saved | undefined> {
  const now = Date.now();
  // Asked for before this page counts as activity itself.
  const circumstances = { now, lastActivity: sharedActivity(), lastSignOut: lastSignOut() };
  try {
    const [{ state, answers }, lists] = await Promise.all([readSaved(), readLists(now)]);
    dispatch(answersRestored(lists));
    if (state === undefined) return undefined;
    const reason = reasonAgainst(state, circumstances);
    if (!reason) return { state: state as SavedState, answers };
    dispatch(stateDiscarded(reason));
    await forgetSaved();
  } catch {
    return undefined;
  }
  return undefined;
}

/** Shows the saved session, before the identity provider has confirmed it. */
export function showSaved({ dispatch }: AppStore, { state, answers }: Saved, afterReload: boolean): void {
  const { authInfo, sessionInfo, timestamp } = state;
  dispatch(answersRestored(answers));
  dispatch(signedIn({ ...sessionInfo, profile: authInfo.profile, afterReload, cached: true }));
  dispatch(stateTakenUp({ from: timestamp, answers: answers.length }));
}

/** Addresses that come from a sign-in or an invitation are on their way to another state than the saved one. */
export function mayTakeUp({ search, hash }: Location): boolean {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return !hasInvitation(search) && !parts.some((part) => part.has('code') || part.has('state'));
}
