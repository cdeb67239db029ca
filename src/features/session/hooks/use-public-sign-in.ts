import { navigate } from 'gatsby';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../../core/i18n/locales';
import { useAuth } from '../../../lib/auth/auth-context';
import { NoRoomError, WrongProviderError } from '../../../lib/auth/auth-errors';
import { asksForPage, returnPath } from '../../../lib/auth/return-to';
import { useLocale } from '../../../lib/i18n/use-locale';
import { endActivity, isSessionLikely } from '../../../lib/session/activity-mark';
import { noteArrival } from '../../../lib/session/arrival';
import { acceptanceSearch, asksForSignIn } from '../../../lib/session/invitation-address';
import { clearSignOutMarker, readSignOutMarker } from '../../../lib/session/sign-out-marker';

/** The provider cannot be asked, something else answers in its place, or the browser's storage is full. */
type SignInTrouble = 'unavailable' | 'wrongProvider' | 'noRoom';

interface PublicSignIn {
  state: 'idle' | 'leaving' | SignInTrouble;
  /** Leaves for the identity provider; afterwards the page that was asked for opens. */
  signIn: () => void;
}

/**
 * The sign-in of the public pages. With `restore`, somebody who has been signed in on this device and whom the
 * provider still knows goes straight on, except right after a sign-out; `/?kc_action=reauthenticate` starts the sign-in at once. Nothing of the sign-in
 * library is loaded before it is needed.
 */
export function usePublicSignIn({ restore }: { restore: boolean }): PublicSignIn {
  const auth = useAuth();
  const { locale } = useLocale();
  const [state, setState] = useState<PublicSignIn['state']>('idle');

  const signIn = useCallback(() => {
    clearSignOutMarker();
    endActivity();
    setState('leaving');
    auth
      .signIn({ returnTo: placeAfterSignIn(locale), locale })
      .catch((error: unknown) => setState(troubleOf(error)));
  }, [auth, locale]);

  useEffect(() => {
    // The browser's back button may bring this page back as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if (!restore) return;
    if (asksForSignIn(window.location.search)) {
      // The way back from the provider's page must not start it again.
      window.history.replaceState(window.history.state, '', acceptanceSearch(window.location.search));
      // Not while the page is being drawn: it first shows itself, then that it is left.
      queueMicrotask(signIn);
      return;
    }
    // A device on which nobody is signed in asks nobody: the button does, when somebody wants to.
    if (readSignOutMarker() || !isSessionLikely()) return;
    let wanted = true;
    auth.restore().then(
      (signedIn) => {
        // What this tab has left behind of an earlier session must not end the next one.
        if (!signedIn) endActivity();
        else if (wanted) void navigate(placeAfterSignIn(locale), { replace: true });
      },
      (error: unknown) => wanted && setState(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [auth, restore, locale, signIn]);

  return { state, signIn };
}

/** The page that was asked for; the person who has asked for none arrives. */
function placeAfterSignIn(locale: Locale): string {
  const { search } = window.location;
  if (!asksForPage(search)) noteArrival();
  return returnPath(search, locale);
}

function troubleOf(error: unknown): SignInTrouble {
  if (error instanceof NoRoomError) return 'noRoom';
  return error instanceof WrongProviderError ? 'wrongProvider' : 'unavailable';
}
