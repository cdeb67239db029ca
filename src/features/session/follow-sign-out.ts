import type { Auth } from '../../lib/auth/auth';
import { clearPersonalTabStorage } from '../../lib/session/personal-storage';
import { markSignOut } from '../../lib/session/sign-out-marker';
import { isSigningOut } from './sign-out';

/**
 * Ends the session in this tab after another tab ended it and notified the provider. Components that show
 * session data learn of it from `auth` and lead to the signed-out page.
 */
export function followSignOut(auth: Pick<Auth, 'forget'>): void {
  if (isSigningOut()) return;
  markSignOut({ reason: 'cross_tab', incomplete: false });
  clearPersonalTabStorage();
  auth.forget();
}
