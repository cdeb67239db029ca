import { findApplied } from '../database/migrate';
import type { Queryable } from '../lib/database';
import { createCounter } from './counter';
import { openOrigin } from './origin';
import type { Count, Part } from './part';
import { isRestorable } from './restorable-tables';
import { findTables, type Table } from './tables';

const manyRows = { size: 500, query: 'fetch 500 from rows' };
/** Rows of several megabytes are copied one at a time. */
const oneRow = { size: 1, query: 'fetch 1 from rows' };

/**
 * The whole database in parts of several rows. `tx` must be one transaction of isolation level "repeatable
 * read", so that all tables are consistent.
 */
export async function* dump(tx: Queryable, now = new Date()): AsyncGenerator<Part> {
  const migrations = await findApplied(tx);
  yield { head: { format: 'supplier+s backup 1', createdAt: now.toISOString(), migrations } };
  for (const table of await findTables(tx)) yield* dumpTable(tx, table, table.open);
  yield { sequences: await findSequences(tx) };
}

/** The same for what one company has entered. */
export async function* dumpCompany(tx: Queryable, project: number, now = new Date()): AsyncGenerator<Part> {
  const migrations = await findApplied(tx);
  yield { head: { format: 'supplier+s backup 1', createdAt: now.toISOString(), project, migrations } };
  await tx.query(`select set_config('transfer.project', $1, true)`, [String(project)]);
  for (const table of await findTables(tx)) {
    const open = isRestorable(table) ? table.ofProject?.open : openOrigin(table);
    if (open) yield* dumpTable(tx, table, open);
  }
  yield { sequences: {} };
}

async function* dumpTable(tx: Queryable, table: Table, open: string): AsyncGenerator<Part> {
  yield { table: table.name };
  const counter = createCounter();
  for await (const lines of readRows(tx, table, open)) {
    counter.add(lines);
    yield { lines };
  }
  yield { end: table.name, count: counter.result() };
}

/** Counts the current rows of a table. */
export async function countRows(tx: Queryable, table: Table): Promise<Count> {
  const counter = createCounter();
  for await (const lines of readRows(tx, table, table.open)) counter.add(lines);
  return counter.result();
}

async function* readRows(tx: Queryable, { hasLargeRows }: Table, open: string): AsyncGenerator<string[]> {
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
