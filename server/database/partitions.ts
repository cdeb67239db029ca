import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../lib/database';
import { isDeadlock } from '../lib/database-errors';
import { StartupError } from '../startup-error';

/** Of a table in the catalogue as `c`: not a part of another, and neither a copy that is being made nor what it has replaced. */
export const isWholeTable = `c.relkind in ('r', 'p') and not c.relispartition and c.relname !~ '_(un)?partitioned$'`;

/** A table that a migration wants partitioned and that held too much for it (093-partitions.sql). */
export interface Unpartitioned {
  name: string;
  /** Rows in it, as far as the database has counted. */
  rows: number;
  /** Rows of it that have been copied already. */
  copied: number;
  /** The statement for its statistics. */
  analyze: string;
}

export function findUnpartitioned(db: Queryable): Promise<Unpartitioned[]> {
  return db.query<Unpartitioned>(
    `select table_name as name, copied, greatest(c.reltuples, copied)::bigint as rows,
            format('analyze %I', table_name) as analyze
       from unpartitioned_tables join pg_class c on c.oid = table_name::regclass order by table_name`,
    [],
  );
}

/** How far the copying is; a database that has not counted yet says nothing of the whole. */
export const describeCopied = ({ rows, copied }: Pick<Unpartitioned, 'rows' | 'copied'>): string =>
  rows > copied ? `${copied} of about ${rows} rows are copied` : `${copied} rows are copied`;

interface Pace {
  /** Rows that are copied together: none of them can be changed meanwhile. */
  rowsAtOnce: number;
  /** How long to wait, in milliseconds, for those who hold what is needed before trying again. */
  waitMs: number;
}

const usualPace: Pace = { rowsAtOnce: 5_000, waitMs: 1_000 };

/**
 * Partitions what is not yet, while servers read and write it: from the first moment every write goes into the copy, too,
 * then what was there before is copied, both are compared, and the copy takes the place of the table. It may be ended at
 * any time and goes on from there. Says how far it is.
 * @throws StartupError when a copy is not what the table is
 */
export async function* partitionTables(
  database: Database,
  { rowsAtOnce, waitMs } = usualPace,
): AsyncGenerator<string> {
  const ask = (statement: string, ...values: unknown[]) => letOthersPast(database, waitMs, statement, values);
  for (const { name, rows, copied, analyze } of await findUnpartitioned(database)) {
    await ask('select begin_partitions($1)', name);
    let sum = copied;
    for (;;) {
      yield `${name}: ${describeCopied({ rows, copied: sum })}`;
      const now = await ask('select copy_to_partitions($1, $2) as answer', name, rowsAtOnce);
      if (!now) break;
      sum += Number(now);
    }
    const areEqual = await database.longTransaction((tx) =>
      answerOf(tx, 'select are_partitions_equal($1) as answer', [name]),
    );
    if (!areEqual)
      throw new StartupError(
        `The partitioned copy of ${name} is not what the table is; nothing was replaced.`,
      );
    await ask('select use_partitions($1)', name);
    await ask('select drop_unpartitioned($1)', name);
    await database.longTransaction((tx) => tx.query(analyze));
    yield `${name}: partitioned`;
  }
}

async function answerOf(tx: Queryable, statement: string, values: unknown[]): Promise<unknown> {
  const [row] = await tx.query<{ answer?: unknown }>(statement, values);
  return row?.answer;
}

/** Who waits for a lock lets nobody past who comes later: so none is waited for longer than anybody would notice. */
async function letOthersPast(
  database: Database,
  waitMs: number,
  statement: string,
  values: unknown[],
): Promise<unknown> {
  for (;;) {
    try {
      return await database.transaction(async (tx) => {
        await tx.query(`set local lock_timeout = '200ms'`);
        return answerOf(tx, statement, values);
      });
    } catch (error) {
      if (!isHeldByOthers(error)) throw error;
      await wait(waitMs);
    }
  }
}

const lockNotAvailable = '55P03';
const isHeldByOthers = (error: unknown) =>
  isDeadlock(error) || (error as { code?: string }).code === lockNotAvailable;
