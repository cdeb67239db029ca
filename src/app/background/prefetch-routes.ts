import { onUserActivity } from '../../features/session/user-activity';
import { isLineSparse } from '../../lib/device/line';

const batchSize = 4;
const batchIntervalMs = 3_000;
/** A person who has done nothing for this long does not feel that something else is worked on. */
const restMs = 1_000;

/**
 * Fetches pages and their data before anybody opens them, four every 3 s, as long as the line is good, the tab is
 * looked at, and the person does nothing: who types does not wait for other areas. Answers with the function that
 * ends it.
 */
export function prefetchRoutes(paths: readonly string[], prefetch: (path: string) => void): () => void {
  let next = 0;
  let lastActivity = -Infinity;
  const endActivity = onUserActivity(() => (lastActivity = Date.now()));

  const step = () => {
    if (isLineSparse() || !navigator.onLine || document.visibilityState === 'hidden') return;
    if (Date.now() - lastActivity < restMs) return;
    // Each in a step of its own, between which the page answers.
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
