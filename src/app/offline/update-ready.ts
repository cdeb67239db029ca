/** Dispatched on the window when a new version of the site is waiting to be activated (message `SKIP_WAITING`). */
export const updateWaits = 'site-update-waits';

/** A new version waits for the person's consent: no reload while someone is working. */
export function onServiceWorkerUpdateReady(): void {
  // Gatsby would reload on the next navigation, although the active version has not changed.
  Object.assign(window, { ___swUpdated: false });
  offerUpdate();
}

/** Reports that another version is ready, again if that was dismissed. */
export function offerUpdate(): void {
  window.dispatchEvent(new Event(updateWaits));
}
