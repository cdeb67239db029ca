import { useFileDrop } from '../../components/ui/use-file-drop';
import { AppBadge } from './app-badge';
import { LiveUpdates } from './live-updates';
import { OfflineCopy } from './offline-copy';
import { Prefetch } from './prefetch';
import { RouteData } from './route-data';

/** Background work on every protected page. */
export function Background() {
  // A file dropped beside a file button would open in place of the page.
  useFileDrop({});
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
