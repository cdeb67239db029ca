import { momentsKey } from '../device/moments';
import { isUnwrittenKey } from '../storage/unwritten-key';
import { deviceStorage, tabStorage } from '../storage/safe-storage';
import { isDraftKey } from './drafts';

/**
 * What a sign-out leaves behind: choices of this device, the site's public configuration, the step of the guided
 * set-up, which first times were marked, and the sign-out itself. Everything else in the browser's storages belongs to the person and goes, no matter who
 * has put it there; only what is being typed in a tab waits there for the person who has typed it, unless the person has
 * given it up, and an edit that the database is just taking stays until it has it.
 */
const staysOnDevice = ['locale', 'theme', 'env', 'firstRun', momentsKey, 'signOutEvent', 'unfinishedSignOut'];
const staysInTab = ['signOut'];

export function clearPersonalStorage(): void {
  deviceStorage.removeAllBut((key) => staysOnDevice.includes(key) || isUnwrittenKey(key));
  clearPersonalTabStorage();
}

/** The part that other tabs do not share: what this tab alone has kept. */
export function clearPersonalTabStorage(): void {
  tabStorage.removeAllBut((key) => staysInTab.includes(key) || isDraftKey(key));
}
