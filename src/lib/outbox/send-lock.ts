import type { EntryStore } from './entry-store';

/** A lease outlives the longest request; it is extended before each one. */
const leaseMs = 60_000;
const askAgainMs = 1_000;

/** Called before every request: checks that this tab still has the right to send. */
export type HoldsLock = () => Promise<boolean>;

/**
 * Runs the work in one tab of this browser at a time; the others wait for their turn. Without Web Locks, the right to
 * send is leased in the database. Either is released when a tab dies.
 */
export async function withSendLock(
  name: string,
  store: Pick<EntryStore, 'lease' | 'release'>,
  work: (stillMine: HoldsLock) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (typeof navigator.locks?.request === 'function') {
    await navigator.locks.request(name, { signal }, () => work(async () => true));
    return;
  }
  const holder = crypto.randomUUID();
  const take = () => store.lease(name, holder, Date.now() + leaseMs);
  while (!(await take())) {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    signal.throwIfAborted();
  }
  try {
    await work(take);
  } finally {
    await store.release(name, holder);
  }
}
