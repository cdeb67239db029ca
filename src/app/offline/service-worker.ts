import { updateWaits } from './update-ready';

/**
 * Calls `listener` when another version of the site is ready: it is waiting, possibly since an earlier visit, or
 * another tab has activated it. Returns the function that stops it.
 */
export function onUpdateReady(listener: () => void): () => void {
  window.addEventListener(updateWaits, listener);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // The very first worker also takes control of the page, but that is no update.
  if (workers?.controller) workers.addEventListener('controllerchange', listener);
  void workers?.getRegistration().then((registration) => {
    if (registration?.waiting && workers.controller) listener();
  });
  return () => {
    window.removeEventListener(updateWaits, listener);
    workers?.removeEventListener('controllerchange', listener);
  };
}

/** A worker that is still fetching languages stays active until it is done. */
const letInWithinMs = 10_000;

/**
 * Activates the new version at the person's request, and reloads the page with it. If the active version does not give
 * way in time, the page is reloaded anyway and offers the new version again.
 */
export async function activateUpdate(reload = () => window.location.reload()): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, letInWithinMs);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
