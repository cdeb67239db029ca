import { whenIdle } from '../../lib/idle/when-idle';
import { isConnectionSlow } from '../../lib/device/connection-quality';

type Register = () => Promise<unknown>;

let register: Register | undefined;
let completed: ServiceWorker | undefined;

/** Delays the registration of the service worker until a page calls `keepForOffline`. */
export function delayRegistration(registration: Register): void {
  register = registration;
}

/**
 * Caches the site on the device once the page is idle, first in its language and then in the others, so that each opens
 * offline. Call it when the page shows its main content, since these fetches would compete with it. Returns the
 * function that cancels it.
 */
export function keepForOffline(): (() => void) | undefined {
  if (!register || !('serviceWorker' in navigator)) return undefined;
  return whenIdle(() => {
    // If its script cannot be fetched, the page works without it, and the next page tries again.
    register?.().catch(() => undefined);
    register = undefined;
    void navigator.serviceWorker.ready.then(completeLanguages);
  });
}

/** Asks the worker to cache the other languages; it starts with the current one. */
export function completeLanguages({ active }: ServiceWorkerRegistration): void {
  if (!active || active === completed || isConnectionSlow()) return;
  completed = active;
  active.postMessage({ type: 'COMPLETE' });
}
