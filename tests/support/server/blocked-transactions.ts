import type { Queryable } from '../../../server/lib/database';

/** Resolves when this many transactions wait for a lock. */
export async function waitForBlockedTransactions(db: Queryable, count = 1): Promise<void> {
  for (;;) {
    const [found] = await db.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      [],
    );
    if (found && found.waiting >= count) return;
  }
}
