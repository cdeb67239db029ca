import { useLocation } from '@reach/router';
import { useEffect } from 'react';
import { stripLocale } from '../../../core/i18n/localized-path';
import { useProjectId } from '../../lib/session/use-session';
import { useAppDispatch, useAppSelector } from '../../lib/store/hooks';
import { selectCriticalLoaded } from '../store/start-up-slice';
import { loadsOf } from './route-loads';

/** A route that is only passed through loads nothing. */
const afterRouteChangeMs = 100;

/** Loads a route's data when it is entered, unless the cached data is fresh. */
export function RouteData() {
  const path = stripLocale(useLocation().pathname);
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  const isLoaded = useAppSelector(selectCriticalLoaded);
  useEffect(() => {
    if (!isLoaded || projectId === undefined) return;
    const timer = setTimeout(() => {
      // Offline, what is shown stays; it is refetched automatically when the network is back.
      if (!navigator.onLine) return;
      for (const load of loadsOf(path)) void dispatch(load(projectId));
    }, afterRouteChangeMs);
    return () => clearTimeout(timer);
  }, [dispatch, isLoaded, path, projectId]);
  return null;
}
