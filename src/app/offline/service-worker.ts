import { updateWaits } from './update-ready';

/**
 * Calls `listener` when another version of the site is ready: it waits, now or since an earlier visit, or another tab
 * has let it in. Answers with the function that ends it.
 */
export function onUpdateReady(listener: () => void): () => void {
  window.addEventListener(updateWaits, listener);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // The first worker of all takes the page over, which is no update.
  if (workers?.controller) workers.addEventListener('controllerchange', listener);
  void workers?.getRegistration().then((registration) => {
    if (registration?.waiting && workers.controller) listener();
  });
  return () => {
    window.removeEventListener(updateWaits, listener);
    workers?.removeEventListener('controllerchange', listener);
  };
}

/** A worker that still fetches languages keeps its place until it is done. */
const letInWithinMs = 10_000;

/**
 * Lets the new version in, at the person's wish, and loads the page with it. Where the version at work does not make
 * room in time the page is loaded all the same, and offers the new one again.
 */
export async function letUpdateIn(reload = () => window.location.reload()): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, letInWithinMs);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
