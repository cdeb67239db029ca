/** Dispatched on the window when a new version of the site waits to be let in (message `SKIP_WAITING`). */
export const updateWaits = 'site-update-waits';

/** A new version waits for the person's word: no reload under somebody's hands. */
export function onServiceWorkerUpdateReady(): void {
  // Gatsby would reload the next page, while the version at work is the same as before.
  Object.assign(window, { ___swUpdated: false });
  offerUpdate();
}

/** Says that another version is ready, again if that was put off. */
export function offerUpdate(): void {
  window.dispatchEvent(new Event(updateWaits));
}
