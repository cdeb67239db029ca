import { navigate } from 'gatsby';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../../core/i18n/locales';
import { useAuth } from '../../../lib/auth/auth-context';
import { StorageFullError, WrongProviderError } from '../../../lib/auth/auth-errors';
import { asksForPage, returnPath } from '../../../lib/auth/return-to';
import { useLocale } from '../../../lib/i18n/use-locale';
import { endActivity, isSessionLikely, isSessionOverdue } from '../../../lib/session/activity-mark';
import { noteArrival } from '../../../lib/session/arrival';
import { acceptanceSearch, asksForSignIn, signInEmail } from '../../../lib/session/invitation-address';
import { clearSignOutMarker, readSignOutMarker } from '../../../lib/session/sign-out-marker';

/** The provider is unreachable, something else responds in its place, or the browser's storage is full. */
type SignInError = 'unavailable' | 'wrongProvider' | 'noRoom';

interface PublicSignIn {
  state: 'idle' | 'leaving' | SignInError;
  /** Redirects to the identity provider, which returns to the requested page. */
  signIn: () => void;
}

/**
 * The sign-in of the public pages. With `restore`, a person who has been signed in on this device continues without a
 * prompt if the provider still recognises them or cannot be reached, except right after a sign-out;
 * `/?kc_action=reauthenticate` starts the sign-in immediately. The sign-in library is loaded only when needed.
 */
export function usePublicSignIn({ restore }: { restore: boolean }): PublicSignIn {
  const auth = useAuth();
  const { locale } = useLocale();
  const [state, setState] = useState<PublicSignIn['state']>('idle');

  const leave = useCallback(
    (email?: string) => {
      clearSignOutMarker();
      endActivity();
      setState('leaving');
      auth
        .signIn({ returnTo: placeAfterSignIn(locale), locale, ...(email && { email }) })
        .catch((error: unknown) => setState(signInErrorOf(error)));
    },
    [auth, locale],
  );
  const signIn = useCallback(() => leave(), [leave]);

  useEffect(() => {
    // The back button may restore this page from the back/forward cache.
    const restorePage = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    window.addEventListener('pageshow', restorePage);
    return () => window.removeEventListener('pageshow', restorePage);
  }, []);

  useEffect(() => {
    if (!restore) return;
    if (asksForSignIn(window.location.search)) {
      const { pathname, search } = window.location;
      const email = signInEmail(search);
      // Going back from the provider's page must not start it again. The sign-in of a person is an arrival.
      const place = email === undefined ? acceptanceSearch(search) : pathname;
      window.history.replaceState(window.history.state, '', place);
      // Not during render: the page must first render, then show that it is being left.
      queueMicrotask(() => leave(email));
      return;
    }
    // Without a session on this device, the provider is contacted only when the button is pressed.
    if (readSignOutMarker() || !isSessionLikely()) return;
    let wanted = true;
    auth.restore().then(
      (signedIn) => {
        // Activity recorded by an earlier session of this tab must not end the next one.
        if (!signedIn) endActivity();
        else if (wanted) void navigate(placeAfterSignIn(locale), { replace: true });
      },
      (error: unknown) => {
        if (!wanted) return;
        const reason = signInErrorOf(error);
        // The installed app starts here, also offline: the app shows what it has saved of a session.
        if (reason === 'unavailable' && !isSessionOverdue())
          void navigate(placeAfterSignIn(locale), { replace: true });
        else setState(reason);
      },
    );
    return () => {
      wanted = false;
    };
  }, [auth, restore, locale, leave]);

  return { state, signIn };
}

/** The requested page. Without one, the sign-in counts as an arrival. */
function placeAfterSignIn(locale: Locale): string {
  const { search } = window.location;
  if (!asksForPage(search)) noteArrival();
  return returnPath(search, locale);
}

function signInErrorOf(error: unknown): SignInError {
  if (error instanceof StorageFullError) return 'noRoom';
  return error instanceof WrongProviderError ? 'wrongProvider' : 'unavailable';
}
