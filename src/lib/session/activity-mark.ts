import { deviceStorage, tabStorage } from '../storage/safe-storage';

/** Apart from the rest of the activity, of which the public pages need nothing. */
const key = 'sessionInTab';

/** When the person was last active on this device; goes with the sign-out. */
export const activityKey = 'lastActivity';

/** A person who does nothing for this long is signed out. */
export const inactivityLimitMs = 30 * 60_000;

/** Whether somebody has been signed in on this device who has not signed out since. */
export function isSessionLikely(): boolean {
  return deviceStorage.get(activityKey) !== null;
}

/** Whether that person has been away for longer than a session lasts: no tab was open to end it. */
export function isSessionOverdue(now = Date.now()): boolean {
  const lastActivity = Number(deviceStorage.get(activityKey) ?? Number.NaN);
  return now - lastActivity >= inactivityLimitMs;
}

/** The session has ended on this device. */
export function forgetLastActivity(): void {
  deviceStorage.remove(activityKey);
}

/** Whether this tab has had its session before: then its inactivity goes on counting. */
export function isActivityMarked(): boolean {
  return tabStorage.get(key) === 'true';
}

export function markActivity(): void {
  tabStorage.set(key, 'true');
}

/** The next session in this tab starts over. */
export function endActivity(): void {
  tabStorage.remove(key);
}
