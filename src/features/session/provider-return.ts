import type { Auth } from '../../lib/auth/auth';
import { markSignOut } from '../../lib/session/sign-out-marker';

const providerParameters = ['code', 'session_state', 'iss', 'state'];
/** `state` alone also comes back from a sign-out that the person has asked for. */
const telling = ['code', 'session_state', 'iss'];

/**
 * The signed-out page may be reached with an answer of the identity provider, which nobody here waits for: all
 * work of the sign-in stops, the tab counts as signed out for inactivity, and the answer leaves the address.
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
