import { tabStorage } from '../storage/safe-storage';

const key = 'arrival';

/**
 * Marks a sign-in without a requested page, after which the person may be guided to where to begin. It survives the
 * redirect to the identity provider and back.
 */
export function noteArrival(): void {
  tabStorage.set(key, 'home');
}

export function isArrival(): boolean {
  return tabStorage.get(key) === 'home';
}

/** From now on the person navigates freely. */
export function endArrival(): void {
  tabStorage.remove(key);
}
