import { deviceStorage, tabStorage } from '../storage/safe-storage';

/** In a separate file, because the public pages need only this part of the activity tracking. */
const key = 'sessionInTab';

/** When the person was last active on this device; removed on sign-out. */
export const activityKey = 'lastActivity';

/** A person is signed out after this long without activity. */
export const inactivityLimitMs = 30 * 60_000;

/** Whether someone was signed in on this device and has not signed out since. */
export function isSessionLikely(): boolean {
  return deviceStorage.get(activityKey) !== null;
}

/** Whether that person has been inactive for longer than a session lasts, with no tab open to end it. */
export function isSessionOverdue(now = Date.now()): boolean {
  const lastActivity = Number(deviceStorage.get(activityKey) ?? Number.NaN);
  return now - lastActivity >= inactivityLimitMs;
}

/** The session has ended on this device. */
export function forgetLastActivity(): void {
  deviceStorage.remove(activityKey);
}

/** Whether this tab already had a session: then its inactivity time continues. */
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
