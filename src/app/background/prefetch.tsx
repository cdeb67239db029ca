import { prefetchPathname } from 'gatsby';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle/when-idle';
import { useLocale } from '../../lib/i18n/use-locale';
import { useProjectId } from '../../lib/session/use-session';
import { useAppDispatch, useAppSelector } from '../../lib/store/hooks';
import { loadsOf } from './route-loads';
import { areas } from '../areas/areas';
import { selectStartUp } from '../store/start-up-slice';
import { prefetchRoutes } from './prefetch-routes';

const account = ['/account/company-profile/', '/account/users/', '/account/settings/'];
const paths = [...areas.map(({ path }) => path), ...account];

/** Prefetches the other pages when this one is idle, so that they open immediately and offline. */
export function Prefetch() {
  const dispatch = useAppDispatch();
  const { pathTo } = useLocale();
  const projectId = useProjectId();
  const isReady = useAppSelector(selectStartUp).phase === 'ready';
  useEffect(() => {
    if (!isReady || projectId === undefined) return;
    let stop = whenIdle(() => {
      stop = prefetchRoutes(paths, (path) => {
        prefetchPathname(pathTo(path));
        for (const load of loadsOf(path)) void dispatch(load(projectId));
      });
    });
    return () => stop();
  }, [dispatch, isReady, pathTo, projectId]);
  return null;
}
