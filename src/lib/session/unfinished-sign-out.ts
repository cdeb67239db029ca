import { deviceStorage } from '../storage/safe-storage';

const key = 'unfinishedSignOut';

/**
 * Records a sign-out that the identity provider may not know of yet. While the record exists, nobody in this browser is
 * signed in by a session of the provider: the sign-out is finished first.
 */
export function noteUnfinishedSignOut(): void {
  deviceStorage.set(key, 'true');
}

export function isSignOutUnfinished(): boolean {
  return deviceStorage.get(key) !== null;
}

/** The provider knows now. */
export function finishSignOut(): void {
  deviceStorage.remove(key);
}
