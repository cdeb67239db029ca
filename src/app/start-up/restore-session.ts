import type { Saved } from '../../lib/persistence/find-saved';
import { requestSaved } from '../../lib/persistence/request-saved';
import { answersRestored } from '../../lib/api/restored-answers';
import { stateRestored } from '../../lib/persistence/saved-state-slice';
import { sharedActivity } from '../../lib/session/activity';
import { hasInvitation } from '../../lib/session/invitation-address';
import { signedIn } from '../../lib/session/session-slice';
import { lastSignOut } from '../../lib/session/sign-out-event';
import type { AppStore } from '../store/create-store';

/**
 * Reads what an earlier page has saved, restores the value lists, and starts saving what this page loads. Returns the
 * session if it may be shown.
 */
export function findSaved({ dispatch }: AppStore): Promise<Saved | undefined> {
  // Requested before this page counts as activity itself.
  return requestSaved(dispatch, {
    now: Date.now(),
    lastActivity: sharedActivity(),
    lastSignOut: lastSignOut(),
  });
}

/** Shows the saved session before the identity provider has confirmed it. */
export function showSaved({ dispatch }: AppStore, { state, answers }: Saved, afterReload: boolean): void {
  const { authInfo, sessionInfo, timestamp } = state;
  dispatch(answersRestored(answers));
  dispatch(signedIn({ ...sessionInfo, profile: authInfo.profile, afterReload, cached: true }));
  dispatch(stateRestored({ from: timestamp, answers: answers.length }));
}

/** An address that comes from a sign-in or an invitation leads to another state than the saved one. */
export function mayRestore({ search, hash }: Location): boolean {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return !hasInvitation(search) && !parts.some((part) => part.has('code') || part.has('state'));
}
