/** Dispatched on the window when a new version of the site waits to be let in (message `SKIP_WAITING`). */
const updateWaits = 'site-update-waits';

/** A new version waits for the person's word: no reload under somebody's hands. */
export function onServiceWorkerUpdateReady(): void {
  // Gatsby would load the next page anew, while the version at work is the same as before.
  Object.assign(window, { ___swUpdated: false });
  offerUpdate();
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
