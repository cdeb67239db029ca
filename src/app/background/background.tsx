import { AppBadge } from './app-badge';
import { LiveUpdates } from './live-updates';
import { OfflineCopy } from './offline-copy';
import { Prefetch } from './prefetch';
import { RouteData } from './route-data';
import { useNoDroppedFiles } from './use-no-dropped-files';

/** Background work on every protected page. */
export function Background() {
  useNoDroppedFiles();
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
