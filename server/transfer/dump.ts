import { findApplied } from '../database/migrate';
import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { createCounter } from './counter';
import type { Count, Part } from './part';
import { findTables, type Table } from './tables';

const manyRows = { size: 500, query: 'fetch 500 from rows' };
/** Such as have several megabytes go one by one. */
const oneRow = { size: 1, query: 'fetch 1 from rows' };

/**
 * The whole database in parts, some rows at a time. `tx` must be one transaction of isolation level "repeatable read",
 * so that every table is of the same moment.
 */
export async function* dump(tx: Queryable, now = new Date()): AsyncGenerator<Part> {
  const migrations = await findApplied(tx);
  if (migrations.length === 0)
    throw new StartupError('There is nothing to copy: the database holds no tables of this product.');
  yield { head: { format: 'supplier+s backup 1', createdAt: now.toISOString(), migrations } };
  for (const table of await findTables(tx)) {
    yield { table: table.name };
    const counter = createCounter();
    for await (const lines of readRows(tx, table)) {
      counter.add(lines);
      yield { lines };
    }
    yield { end: table.name, count: counter.result() };
  }
  yield { sequences: await findSequences(tx) };
}

/** Counts what stands in a table now. */
export async function countRows(tx: Queryable, table: Table): Promise<Count> {
  const counter = createCounter();
  for await (const lines of readRows(tx, table)) counter.add(lines);
  return counter.result();
}

async function* readRows(tx: Queryable, { open, hasLargeRows }: Table): AsyncGenerator<string[]> {
  const batch = hasLargeRows ? oneRow : manyRows;
  await tx.query(open);
  for (;;) {
    const rows = await tx.query<{ row: string }>(batch.query);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < batch.size) break;
  }
  await tx.query('close rows');
}

async function findSequences(tx: Queryable): Promise<Record<string, string>> {
  const sequences = await tx.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() and last_value is not null order by sequencename`,
    [],
  );
  return Object.fromEntries(sequences.map(({ name, last }) => [name, last]));
}
