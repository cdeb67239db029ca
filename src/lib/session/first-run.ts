import type { Profile } from './profile';
import { deviceStorage } from '../storage/safe-storage';

/** A person in a project: each colleague on the same device has their own first run and drafts. */
export type ProfileRef = Pick<Profile, 'id' | 'projectId'>;

const key = 'firstRunComplete';
const listeners = new Set<() => void>();

/** Identifies a person in a project, for keys in this device's storage. */
export function profileKey({ id, projectId }: ProfileRef): string {
  return `${projectId}/${id}`;
}

/** Whether the person has completed the guided first run on this device. */
export function isFirstRunComplete(profile: ProfileRef): boolean {
  return deviceStorage.get(key) === profileKey(profile);
}

export function markFirstRunComplete(profile: ProfileRef): void {
  deviceStorage.set(key, profileKey(profile));
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
