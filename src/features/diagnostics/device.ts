import { deviceStorage } from '../../lib/storage/safe-storage';

const probe = 'diagnostics';

/** Whether the browser persists storage or clears it with the tab. */
export function isStorageKept(): boolean {
  deviceStorage.set(probe, '1');
  const kept = deviceStorage.isKept(probe);
  deviceStorage.remove(probe);
  return kept;
}

export type WorkerState = 'active' | 'waiting' | 'missing';

/** Whether pages open offline; `waiting`: a newer version takes over soon. */
export async function workerState(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'missing';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) return 'waiting';
  return registration?.active ? 'active' : 'missing';
}
