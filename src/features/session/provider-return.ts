import type { Auth } from '../../lib/auth/auth';
import { markSignOut } from '../../lib/session/sign-out-marker';

const providerParameters = ['code', 'session_state', 'iss', 'state'];
/** `state` alone also appears after a sign-out that the person requested. */
const telling = ['code', 'session_state', 'iss'];

/**
 * The signed-out page may receive an unexpected response of the identity provider: all sign-in work stops,
 * the tab counts as signed out for inactivity, and the response is removed from the address.
 */
export function stopAtProviderReturn(auth: Pick<Auth, 'forget'>): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  if (!telling.some((name) => query.has(name) || fragment.has(name))) return;
  auth.forget();
  markSignOut({ reason: 'inactivity', incomplete: false });
  for (const name of providerParameters) {
    query.delete(name);
    fragment.delete(name);
  }
  const rest = [`?${query.toString()}`, `#${fragment.toString()}`].filter((part) => part.length > 1);
  window.history.replaceState(window.history.state, '', pathname + rest.join(''));
}
