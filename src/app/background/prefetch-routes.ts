import { onUserActivity } from '../../features/session/user-activity';
import { isConnectionSlow } from '../../lib/device/connection-quality';

const batchSize = 4;
const batchIntervalMs = 3_000;
/** After this long without input, background work is not noticed. */
const restMs = 1_000;

/**
 * Prefetches pages and their data, four every 3 s, while the connection is good, the tab visible and the person idle,
 * so that it never slows down typing. Returns the function that stops it.
 */
export function prefetchRoutes(paths: readonly string[], prefetch: (path: string) => void): () => void {
  let next = 0;
  let lastActivity = -Infinity;
  const endActivity = onUserActivity(() => (lastActivity = Date.now()));

  const step = () => {
    if (isConnectionSlow() || !navigator.onLine || document.visibilityState === 'hidden') return;
    if (Date.now() - lastActivity < restMs) return;
    // In separate tasks, so that the page stays responsive.
    paths.slice(next, next + batchSize).forEach((path) => setTimeout(prefetch, 0, path));
    next += batchSize;
    if (next >= paths.length) end();
  };
  const timer = setInterval(step, batchIntervalMs);

  function end(): void {
    clearInterval(timer);
    endActivity();
  }

  step();
  return end;
}
