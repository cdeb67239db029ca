import { deviceStorage } from '../storage/safe-storage';

const key = 'unfinishedSignOut';

/**
 * Notes that a sign-out has begun of which the identity provider may not know yet. As long as the note stands,
 * nobody in this browser is signed in by a session that the provider still has: the sign-out is finished first.
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
