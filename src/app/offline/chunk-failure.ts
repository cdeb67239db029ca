import { offerUpdate } from './update-ready';
import { watchTakeOver } from './watch-take-over';

const chunkFailed = /loading (css )?chunk|page resources for/i;

/**
 * A part of the page's scripts cannot be loaded: the page is loaded once more, and not again if that was not enough.
 * Gatsby would go on for ever, so it does not hear of it. Where another tab has let in another version, whose scripts
 * have other names, the person says when.
 */
export function reloadOnceWithoutChunk(reload = () => window.location.reload()): void {
  const isTakenOver = watchTakeOver();
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
