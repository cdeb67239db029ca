import { localeOfPath, toPath } from '../../../core/i18n/localized-path';
import { isHydrated } from '../../lib/hydration/use-hydrated';
import { errorPage } from '../fault/failed-address';
import { offerUpdate } from './update-ready';
import { watchControllerChange } from './watch-controller-change';

/** A slice of a page that has not arrived is an empty text to Gatsby, and invalid JSON. */
const chunkFailed = /loading (css )?chunk|page resources for|SyntaxError.*JSON/i;

interface Way {
  reload: () => void;
  replace: (path: string) => void;
}

/**
 * If a script or the data of the page cannot be loaded, the page is reloaded once. If that did not help and the page
 * cannot start without it, the error page says so and offers to try again. Gatsby would keep reloading, so the error
 * does not reach it. If another tab has activated another version, whose scripts have other names, the person decides
 * when to reload.
 */
export function reloadOnceWithoutChunk(way: Way = window.location): void {
  const isTakenOver = watchControllerChange();
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!chunkFailed.test(String(event.reason))) return;
    event.stopImmediatePropagation();
    if (isTakenOver()) return offerUpdate();
    if (!navigator.onLine) return;
    if (!wasReloaded()) way.reload();
    else if (!isHydrated()) showErrorPage(way);
  };
  window.addEventListener('unhandledrejection', onRejection, true);
}

function showErrorPage(way: Way): void {
  const { pathname } = window.location;
  if (!pathname.endsWith(errorPage)) way.replace(toPath(errorPage, localeOfPath(pathname)));
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
