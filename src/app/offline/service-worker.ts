import { whenIdle } from '../../lib/idle/when-idle';
import { isLineSparse } from '../../lib/device/line';

/** Dispatched on the window when a new version of the site waits to be let in (message `SKIP_WAITING`). */
const updateWaits = 'site-update-waits';

let isRegistered = false;

/**
 * Has the site kept on the device once the page is at rest, in its language and then in the others, so that each of
 * them opens without a network. To be called when the page shows what it is for: what is fetched here would compete
 * with it. Answers with the function that gives it up.
 */
export function keepForOffline(): (() => void) | undefined {
  const isBuilt = process.env['NODE_ENV'] !== 'development';
  if (isRegistered || !isBuilt || !('serviceWorker' in navigator)) return undefined;
  return whenIdle(() => {
    isRegistered = true;
    void register();
  });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      if (registration.installing) offerWhenInstalled(registration.installing);
    });
  } catch {
    // The browser blocks it or the line is gone: the page works without it, and the next one tries again.
    return;
  }
  if (isLineSparse()) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'COMPLETE' });
}

/** A new version waits for the person's word: no reload under somebody's hands. */
function offerWhenInstalled(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate();
  });
}

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

/** Says that another version is ready, again if that was put off. */
export function offerUpdate(): void {
  window.dispatchEvent(new Event(updateWaits));
}

/** A function that tells whether another tab has let another version in, which has taken this page over. */
export function watchTakeOver(): () => boolean {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  let isTakenOver = false;
  // The first worker of all takes the page over, which is no update.
  if (workers?.controller) workers.addEventListener('controllerchange', () => (isTakenOver = true));
  return () => isTakenOver;
}
