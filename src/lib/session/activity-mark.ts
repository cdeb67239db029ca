import { deviceStorage, tabStorage } from '../storage/safe-storage';

/** Apart from the rest of the activity, of which the public pages need nothing. */
const key = 'sessionInTab';

/** When the person was last active on this device; goes with the sign-out. */
export const activityKey = 'lastActivity';

/** Whether somebody has been signed in on this device who has not signed out since. */
export function isSessionLikely(): boolean {
  return deviceStorage.get(activityKey) !== null;
}

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
