import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '../../lib/database';
import { isLostOnReplica } from '../../lib/database-errors';
import type { PostgresServer } from './server';

const lookEveryMs = 5;

/** Whether a replica has replayed that much, or does within `waitMs`. @throws when it is away */
export async function reaches(
  replica: Pick<PostgresServer, 'state' | 'ask'>,
  position: number,
  waitMs: number,
): Promise<boolean> {
  const until = performance.now() + waitMs;
  // What it last said of itself is enough: it does not go back.
  if ((replica.state?.position ?? -1) >= position) return true;
  while ((await replica.ask()).position < position) {
    if (performance.now() > until) return false;
    await wait(lookEveryMs);
  }
  return true;
}

/** Reads on a replica; a query that it does not finish is made again on the primary. */
export function readOn(replica: Queryable, primary: Queryable): Queryable {
  return {
    query: <Row>(text: string, values?: readonly unknown[]) =>
      replica.query<Row>(text, values).catch((error: unknown) => {
        if (isLostOnReplica(error)) return primary.query<Row>(text, values);
        throw error;
      }),
  };
}
