import { navigate } from 'gatsby';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { SigningOut } from '../../features/session/components/signing-out';
import { signInState } from '../../features/session/sign-in-notice';
import { isSigningOut } from '../../features/session/sign-out';
import { signInPath } from '../../lib/auth/return-to';
import { useLocale } from '../../lib/i18n/use-locale';
import { selectOutboxRead } from '../../lib/outbox/outbox-slice';
import { selectSessionEnd, selectSessionStatus } from '../../lib/session/session-slice';
import { readSignOutMarker } from '../../lib/session/sign-out-marker';
import { onWakeUp } from '../../lib/session/wake-up';
import { useAppDispatch, useAppSelector } from '../../lib/store/hooks';
import { NoCompanyCard } from './no-company-card';
import { isRedirectLoop } from './redirect-loop';
import { RedirectLoopCard } from './redirect-loop-card';
import { StartUpFailureCard } from './start-up-failure-card';
import { redirectLoopFound, selectCriticalLoaded, selectStartUpFailure } from '../store/start-up-slice';

/** The longest wait for a device that does not respond, once everything else has loaded. */
const deviceWaitMs = 1_500;

interface SessionGateProps {
  /** Shown until the person and their permissions are known. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows a protected page to signed-in people, and redirects everyone else to the sign-in page. */
export function SessionGate({ skeleton, children }: SessionGateProps) {
  const status = useAppSelector(selectSessionStatus);
  const failure = useAppSelector(selectStartUpFailure);
  const isCriticalLoaded = useAppSelector(selectCriticalLoaded);
  const isUnsentKnown = useUnsentKnown(isCriticalLoaded);
  const loaded = isCriticalLoaded && isUnsentKnown;
  // Rendered as a deferred update, so that the shell stays responsive.
  const isDrawn = useDeferredValue(loaded);
  if (status === 'signingOut') return <SigningOut />;
  if (failure?.kind === 'loop') return <RedirectLoopCard />;
  if (failure?.kind === 'noProject') return <NoCompanyCard email={failure.email} message={failure.message} />;
  if (failure) return <StartUpFailureCard kind={failure.kind} message={failure.message} />;
  if (status === 'signedOut') return <WayOut>{skeleton}</WayOut>;
  return <>{loaded && isDrawn ? children : skeleton}</>;
}

/** Unsent edits must be part of the first view: otherwise answers and buttons would change while someone uses them. */
function useUnsentKnown(isAwaited: boolean): boolean {
  const isRead = useAppSelector(selectOutboxRead);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isRead || !isAwaited) return;
    const timer = setTimeout(() => setLate(true), deviceWaitMs);
    return () => clearTimeout(timer);
  }, [isRead, isAwaited]);
  return isRead || isLate;
}

/** Leaves the protected area, showing nothing of it meanwhile. */
function WayOut({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const end = useAppSelector(selectSessionEnd);
  const { pathTo } = useLocale();
  const left = useRef(false);
  useEffect(() => {
    const leave = () => {
      // React's strict mode runs effects twice; one redirect counts once.
      if (left.current || isSigningOut()) return;
      left.current = true;
      if (readSignOutMarker()) void navigate(pathTo('/logout/'), { replace: true });
      else if (isRedirectLoop(window.location.href, Date.now())) dispatch(redirectLoopFound());
      else void navigate(signInPath(window.location), { replace: true, state: signInState(end) });
    };
    leave();
    // The browser's back button may restore the page as it was when it left for the provider's sign-out page.
    return onWakeUp(leave);
  }, [dispatch, end, pathTo]);
  return <>{children}</>;
}
