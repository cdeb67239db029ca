import { isLineSparse } from '../../lib/device/line';

const batchSize = 4;
const batchIntervalMs = 3_000;

/**
 * Fetches pages and their data before anybody opens them, four every 3 s, as long as the line is good and the tab is
 * looked at. Answers with the function that ends it.
 */
export function prefetchRoutes(paths: readonly string[], prefetch: (path: string) => void): () => void {
  let next = 0;

  const step = () => {
    if (isLineSparse() || !navigator.onLine || document.visibilityState === 'hidden') return;
    paths.slice(next, next + batchSize).forEach(prefetch);
    next += batchSize;
    if (next >= paths.length) clearInterval(timer);
  };

  const timer = setInterval(step, batchIntervalMs);
  step();
  return () => clearInterval(timer);
}
