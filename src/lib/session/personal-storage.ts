import { milestonesKey } from '../device/milestones';
import { isPendingWriteKey } from '../storage/pending-write-key';
import { deviceStorage, tabStorage } from '../storage/safe-storage';
import { isDraftKey } from './drafts';

/**
 * What a sign-out leaves behind: choices of this device, the site's public configuration, the step of the guided
 * set-up, the marked milestones, and the sign-out itself. Everything else in the browser's storages belongs to the
 * person and is removed, whatever wrote it. Two exceptions: undiscarded drafts in a tab wait there for their author,
 * and an edit that is being written to the database stays until the write is done.
 */
const staysOnDevice = [
  'locale',
  'theme',
  'env',
  'firstRun',
  milestonesKey,
  'signOutEvent',
  'unfinishedSignOut',
];
const staysInTab = ['signOut'];

export function clearPersonalStorage(): void {
  deviceStorage.removeAllBut((key) => staysOnDevice.includes(key) || isPendingWriteKey(key));
  clearPersonalTabStorage();
}

/** Removes what only this tab has stored. */
export function clearPersonalTabStorage(): void {
  tabStorage.removeAllBut((key) => staysInTab.includes(key) || isDraftKey(key));
}
