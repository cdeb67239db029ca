import { deviceStorage } from '../../lib/storage/safe-storage';

const probe = 'diagnostics';

/** Whether the browser keeps what the product stores, or forgets it with the tab. */
export function isStorageKept(): boolean {
  deviceStorage.set(probe, '1');
  const kept = deviceStorage.isKept(probe);
  deviceStorage.remove(probe);
  return kept;
}

export type WorkerState = 'active' | 'waiting' | 'missing';

/** Whether the pages open without a network; `waiting`: a newer version takes over soon. */
export async function workerState(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'missing';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) return 'waiting';
  return registration?.active ? 'active' : 'missing';
}
