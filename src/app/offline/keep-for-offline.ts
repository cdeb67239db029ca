import { whenIdle } from '../../lib/idle/when-idle';
import { isLineSparse } from '../../lib/device/line';

type Register = () => Promise<unknown>;

let register: Register | undefined;
let completed: ServiceWorker | undefined;

/** Holds back the registration of the service worker until a page calls `keepForOffline`. */
export function delayRegistration(registration: Register): void {
  register = registration;
}

/**
 * Has the site kept on the device once the page is at rest, in its language and then in the others, so that each of
 * them opens without a network. To be called when the page shows what it is for: what is fetched here would compete
 * with it. Answers with the function that gives it up.
 */
export function keepForOffline(): (() => void) | undefined {
  if (!register || !('serviceWorker' in navigator)) return undefined;
  return whenIdle(() => {
    // Its script cannot be fetched: the page works without it, and the next one tries again.
    register?.().catch(() => undefined);
    register = undefined;
    void navigator.serviceWorker.ready.then(completeLanguages);
  });
}

/** Asks the worker for the languages that nobody has on the screen; it begins with the one that is. */
export function completeLanguages({ active }: ServiceWorkerRegistration): void {
  if (!active || active === completed || isLineSparse()) return;
  completed = active;
  active.postMessage({ type: 'COMPLETE' });
}
