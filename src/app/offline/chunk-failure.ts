import { offerUpdate } from './update-ready';
import { watchControllerChange } from './watch-controller-change';

/** A slice of a page that has not arrived is an empty text to Gatsby, and invalid JSON. */
const chunkFailed = /loading (css )?chunk|page resources for|SyntaxError.*JSON/i;

/**
 * If a script of the page cannot be loaded, the page is reloaded once, and not again if that did not help. Gatsby would
 * keep reloading, so the error does not reach it. If another tab has activated another version, whose scripts have
 * other names, the person decides when to reload.
 */
export function reloadOnceWithoutChunk(reload = () => window.location.reload()): void {
  const isTakenOver = watchControllerChange();
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!chunkFailed.test(String(event.reason))) return;
    event.stopImmediatePropagation();
    if (isTakenOver()) return offerUpdate();
    if (navigator.onLine && !wasReloaded()) reload();
  };
  window.addEventListener('unhandledrejection', onRejection, true);
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
