import { AppBadge } from './app-badge';
import { LiveUpdates } from './live-updates';
import { OfflineCopy } from './offline-copy';
import { Prefetch } from './prefetch';
import { RouteData } from './route-data';

/** Background work on every protected page. */
export function Background() {
  return (
    <>
      <RouteData />
      <LiveUpdates />
      <OfflineCopy />
      <Prefetch />
      <AppBadge />
    </>
  );
}
