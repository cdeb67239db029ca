import type { EntryStore } from './entry-store';

/** A lease outlives the longest call; it is prolonged before each one. */
const leaseMs = 60_000;
const askAgainMs = 1_000;

/** Before every call: makes sure that this tab is still the one that sends. */
export type StillMine = () => Promise<boolean>;

/**
 * Does the work while no other tab of this browser does it: one sends, the others wait for their turn. Where the
 * browser has no Web Locks, the right to send is leased in the database; a tab that dies loses either.
 */
export async function exclusively(
  name: string,
  store: Pick<EntryStore, 'lease' | 'release'>,
  work: (stillMine: StillMine) => Promise<void>,
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
