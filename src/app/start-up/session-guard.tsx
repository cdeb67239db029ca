import { useEffect } from 'react';
import { SessionTimeout } from '../../features/session/components/session-timeout';
import { SignOutQuestion } from '../../features/session/components/sign-out-question';
import { followSignOut } from '../../features/session/follow-sign-out';
import { useAuth } from '../../lib/auth/auth-context';
import { selectLastSignOut, selectSessionStatus } from '../../lib/session/session-slice';
import { isSignedOutSince, onSignOutElsewhere } from '../../lib/session/sign-out-event';
import { onWakeUp } from '../../lib/session/wake-up';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUpFailure } from '../store/start-up-slice';

/** Ends this tab's session in time: on a sign-out in another tab, and on inactivity. */
export function SessionGuard() {
  const auth = useAuth();
  const isSignedIn = useAppSelector(selectSessionStatus) === 'signedIn';
  const lastSignOut = useAppSelector(selectLastSignOut);
  useEffect(() => onSignOutElsewhere(() => followSignOut(auth)), [auth]);
  useEffect(() => {
    if (!isSignedIn) return;
    // The browser's back button leads here from pages that have no guard.
    if (isSignedOutSince(lastSignOut)) return followSignOut(auth);
    return onWakeUp(() => {
      if (isSignedOutSince(lastSignOut)) followSignOut(auth);
      // An expired session is reported elsewhere; an unreachable provider is tried again later.
      else auth.accessToken().catch(() => undefined);
    });
  }, [auth, isSignedIn, lastSignOut]);
  // Someone with an unusable profile is still signed in at the provider, and their token is refreshed.
  const failure = useAppSelector(selectStartUpFailure)?.kind;
  const hasNoProfile = failure === 'profile' || failure === 'noProject';
  if (!isSignedIn && !hasNoProfile) return null;
  return (
    <>
      <SessionTimeout />
      <SignOutQuestion />
    </>
  );
}
