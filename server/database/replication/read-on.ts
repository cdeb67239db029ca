import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '../../lib/database';
import { isLostOnReplica } from '../../lib/database-errors';
import type { PostgresServer } from './server';

const lookEveryMs = 5;

/**
 * Whether a replica has replayed up to this position, or does so within `waitMs`. @throws when it is
 * unreachable
 */
export async function reaches(
  replica: Pick<PostgresServer, 'state' | 'ask'>,
  position: number,
  waitMs: number,
): Promise<boolean> {
  const until = performance.now() + waitMs;
  // Its last reported state is enough: positions never go back.
  if ((replica.state?.position ?? -1) >= position) return true;
  while ((await replica.ask()).position < position) {
    if (performance.now() > until) return false;
    await wait(lookEveryMs);
  }
  return true;
}

/** Reads on a replica; a query that fails there is retried on the primary. */
export function readOn(replica: Queryable, primary: Queryable): Queryable {
  return {
    query: <Row>(text: string, values?: readonly unknown[]) =>
      replica.query<Row>(text, values).catch((error: unknown) => {
        if (isLostOnReplica(error)) return primary.query<Row>(text, values);
        throw error;
      }),
  };
}
