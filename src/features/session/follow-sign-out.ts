import type { Auth } from '../../lib/auth/auth';
import { clearPersonalTabStorage } from '../../lib/session/personal-storage';
import { markSignOut } from '../../lib/session/sign-out-marker';
import { isSigningOut } from './sign-out';

/**
 * Ends the session in this tab because it was ended in another one, which has told the provider. A person who shows
 * something of the session hears of it from `auth` and leads to the signed-out page.
 */
export function followSignOut(auth: Pick<Auth, 'forget'>): void {
  if (isSigningOut()) return;
  markSignOut({ reason: 'cross_tab', incomplete: false });
  clearPersonalTabStorage();
  auth.forget();
}
