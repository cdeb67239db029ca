import type { Profile } from './profile';
import { deviceStorage } from '../storage/safe-storage';

/** Whose first run it is: each colleague on the same device has their own. */
export type Newcomer = Pick<Profile, 'id' | 'projectId'>;

const key = 'firstRunComplete';
const listeners = new Set<() => void>();

/** The newcomer's identifier in this device's storage. */
export function newcomerMark({ id, projectId }: Newcomer): string {
  return `${projectId}/${id}`;
}

/** Whether the person has completed the guided first run on this device. */
export function isFirstRunComplete(newcomer: Newcomer): boolean {
  return deviceStorage.get(key) === newcomerMark(newcomer);
}

export function markFirstRunComplete(newcomer: Newcomer): void {
  deviceStorage.set(key, newcomerMark(newcomer));
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when a first run is completed, in this tab or in another. */
export function onFirstRunComplete(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
