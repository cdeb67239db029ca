import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../lib/api/api';
import type { Auth } from '../../lib/auth/auth';
import { forgetSaved } from '../../lib/persistence/state-database';
import { leaveFocusedField } from '../../lib/session/focused-field';
import { clearPersonalStorage } from '../../lib/session/personal-storage';
import { signedOut, signOutBegun } from '../../lib/session/session-slice';
import { announceSignOut } from '../../lib/session/sign-out-event';
import { markSignOut, type SignOutReason } from '../../lib/session/sign-out-marker';

interface SignOut {
  auth: Pick<Auth, 'endSession' | 'leave' | 'forget'>;
  /** Left out on a public page, which holds no state of the app. */
  dispatch?: ThunkDispatch<unknown, unknown, UnknownAction>;
  reason: SignOutReason;
  /** Shows the signed-out page when the provider does not. */
  showSignedOut: () => void;
}

/** The provider sends the browser back here; it knows this address exactly. */
const signedOutPath = '/logout/';
/** Between the end of a sign-out and the signed-out page, so that what was shown can end its work. */
const navigationDelayMs = 100;

let running: Promise<void> | undefined;

export function isSigningOut(): boolean {
  return running !== undefined;
}

/**
 * Ends the session in the specified order: marker, what this device keeps of the person, the other tabs, the
 * provider's session while nothing of the person is shown any more, the state of the app, and last the provider's
 * own sign-out page. Only one runs at a time.
 */
export function signOut(options: SignOut): Promise<void> {
  running ??= perform(options).finally(() => (running = undefined));
  return running;
}

async function perform({ auth, dispatch, reason, showSignedOut }: SignOut): Promise<void> {
  leaveFocusedField();
  markSignOut({ reason, incomplete: false });
  clearPersonalStorage();
  announceSignOut();
  dispatch?.(signOutBegun());
  // A browser that does not forget has not kept anything either.
  const [outcome] = await Promise.all([auth.endSession(), forgetSaved().catch(() => undefined)]);
  dispatch?.(signedOut());
  dispatch?.(api.util.resetApiState());
  // What was under way may have left something meanwhile.
  clearPersonalStorage();
  if (outcome === 'unreachable') markSignOut({ reason, incomplete: true });
  else if (await auth.leave(signedOutPath)) return;
  auth.forget();
  await new Promise((resolve) => setTimeout(resolve, navigationDelayMs));
  showSignedOut();
}
