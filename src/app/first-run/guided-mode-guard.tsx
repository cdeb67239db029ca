import { useLocation } from '@reach/router';
import { navigate } from 'gatsby';
import { useEffect, useState, type ReactNode } from 'react';
import { stripLocale } from '../../../core/i18n/localized-path';
import { endArrival, isArrival } from '../../lib/session/arrival';
import { useLocale } from '../../lib/i18n/use-locale';
import { useGuided } from '../../domain/people/use-guided';
import { areas, isWithin } from '../areas/areas';
import { LockedArea } from './locked-area';

interface GuidedModeGuardProps {
  /** Shown in place of a page that redirects. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** In guided mode: redirects the person to the first run after sign-in, and keeps locked areas closed. */
export function GuidedModeGuard({ skeleton, children }: GuidedModeGuardProps) {
  const guided = useGuided();
  const { pathTo } = useLocale();
  const path = stripLocale(useLocation().pathname);
  const [arrives, setArrives] = useState(isArrival);
  const isLed = arrives && guided && path === '/overview/';
  useEffect(() => {
    endArrival();
    if (!isLed) return;
    // Once: from the first run the person may go back to the page they arrived on.
    void Promise.resolve(navigate(pathTo('/first-run/'), { replace: true })).then(() => setArrives(false));
  }, [isLed, pathTo]);

  if (isLed) return <>{skeleton}</>;
  const closed = guided && areas.find((area) => area.lockedWhenGuided && isWithin(area, path));
  return closed ? <LockedArea area={closed} /> : <>{children}</>;
}
