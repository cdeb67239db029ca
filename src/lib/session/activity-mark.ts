import { tabStorage } from '../storage/safe-storage';

/** Apart from the rest of the activity, of which the public pages need nothing. */
const key = 'sessionInTab';

/** Whether this tab has had its session before: then its inactivity goes on counting. */
export function isActivityMarked(): boolean {
  return tabStorage.get(key) === 'true';
}

export function markActivity(): void {
  tabStorage.set(key, 'true');
}

/** The next session in this tab begins anew. */
export function endActivity(): void {
  tabStorage.remove(key);
}
