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
  /** Omitted on a public page, which holds no app state. */
  dispatch?: ThunkDispatch<unknown, unknown, UnknownAction>;
  reason: SignOutReason;
  /** Shows the signed-out page when the provider does not. */
  showSignedOut: () => void;
}

/** The provider redirects the browser here; the address is registered exactly. */
const signedOutPath = '/logout/';
/** Delay before the signed-out page, so that components can finish their work. */
const navigationDelayMs = 100;

let running: Promise<void> | undefined;

export function isSigningOut(): boolean {
  return running !== undefined;
}

/**
 * Ends the session in the specified order: marker, personal data on this device, other tabs, the provider's
 * session (nothing personal is shown any more), the app state, and last the provider's sign-out page. Only
 * one runs at a time.
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
  // A browser that cannot delete storage has not stored anything either.
  const [outcome] = await Promise.all([auth.endSession(), forgetSaved().catch(() => undefined)]);
  dispatch?.(signedOut());
  dispatch?.(api.util.resetApiState());
  // Pending work may have stored something in the meantime.
  clearPersonalStorage();
  if (outcome === 'unreachable') markSignOut({ reason, incomplete: true });
  else if (await auth.leave(signedOutPath)) return;
  auth.forget();
  await new Promise((resolve) => setTimeout(resolve, navigationDelayMs));
  showSignedOut();
}
