import { deviceStorage } from '../storage/safe-storage';
import { onTabMessage, broadcast } from './tab-messages';

/** Other tabs ignore a sign-out that reaches them later than this. */
const signOutEventLifetimeMs = 10_000;

const key = 'signOutEvent';

/** Tells the other tabs of this browser that the person is signing out. */
export function announceSignOut(now = Date.now()): void {
  broadcast(key, JSON.stringify({ timestamp: now }));
}

/** Calls `listener` when the person signs out in another tab. Returns the function that stops it. */
export function onSignOutElsewhere(listener: () => void): () => void {
  return onTabMessage(key, (value) => {
    if (Date.now() - timestampOf(value) <= signOutEventLifetimeMs) listener();
  });
}

/** A mark of the last sign-out in this browser: the same text until the next one. */
export function lastSignOut(): string | null {
  return deviceStorage.get(key);
}

/**
 * Whether someone has signed out since `mark` was read. This informs tabs that were asleep and got no message in time.
 */
export function isSignedOutSince(mark: string | null): boolean {
  const last = lastSignOut();
  return last !== null && last !== mark;
}

function timestampOf(value: string): number {
  try {
    return Number((JSON.parse(value) as { timestamp?: unknown } | null)?.timestamp);
  } catch {
    return Number.NaN;
  }
}
