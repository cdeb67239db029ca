import { tabStorage } from '../storage/safe-storage';

const key = 'arrival';

/**
 * Notes that somebody signs in who has asked for no page: they may be led to where they should begin. It outlives
 * the way to the identity provider and back.
 */
export function noteArrival(): void {
  tabStorage.set(key, 'home');
}

export function isArrival(): boolean {
  return tabStorage.get(key) === 'home';
}

/** From now on the person goes where they want. */
export function endArrival(): void {
  tabStorage.remove(key);
}
