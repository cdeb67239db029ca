import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../lib/database';
import { isDeadlock } from '../lib/database-errors';
import { StartupError } from '../startup-error';

/** Condition on a catalogue table `c`: not a partition, not a copy in progress and not a replaced table. */
export const isWholeTable = `c.relkind in ('r', 'p') and not c.relispartition and c.relname !~ '_(un)?partitioned$'`;

/** A table that a migration wants partitioned but that was too large for it (093-partitions.sql). */
export interface Unpartitioned {
  name: string;
  /** Rows in it, according to the database statistics. */
  rows: number;
  /** Rows of it that are already copied. */
  copied: number;
  /** The statement that updates its statistics. */
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

/** Progress of the copying; without statistics the total is left out. */
export const describeCopied = ({ rows, copied }: Pick<Unpartitioned, 'rows' | 'copied'>): string =>
  rows > copied ? `${copied} of about ${rows} rows are copied` : `${copied} rows are copied`;

interface Pace {
  /** Rows copied per transaction: none of them can be changed meanwhile. */
  rowsAtOnce: number;
  /** Time in milliseconds to wait for other lock holders before retrying. */
  waitMs: number;
}

const usualPace: Pace = { rowsAtOnce: 5_000, waitMs: 1_000 };

/**
 * Partitions the remaining tables while servers read and write them. From the start every write also goes
 * into the copy; then the existing rows are copied, both are compared, and the copy replaces the table. It
 * can be interrupted at any time and resumes from there. Reports progress.
 * @throws StartupError when a copy differs from its table
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

/** A waiting lock request blocks everyone behind it, so each wait is kept too short to be noticed. */
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
