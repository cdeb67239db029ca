import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';

const maxWaitMs = 2_000;

/**
 * Checks whether the database responds; concurrent callers share one query. The function rejects with an
 * ApiError 503 when it does not respond within two seconds, and with what the query throws.
 */
export function createDatabaseProbe(database: Queryable): () => Promise<void> {
  let current: Promise<void> | undefined;
  return () => {
    current ??= queryInTime(database).finally(() => (current = undefined));
    return current;
  };
}

async function queryInTime(database: Queryable): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([
      database.query('select 1', []),
      wait(maxWaitMs, undefined, { signal: stop.signal }).then(() => {
        throw new ApiError(503, 'DATABASE_UNAVAILABLE', 'The database does not answer; try again shortly.');
      }),
    ]);
  } finally {
    stop.abort();
  }
}
