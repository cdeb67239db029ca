import { migrateIn } from '../database/migrate';
import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { countRows } from './dump';
import type { Count, Marker, Part } from './part';
import { findTables, type Table } from './tables';

export interface LoadedTable extends Count {
  name: string;
}

/**
 * Fills an empty database from the parts of another, using the other's schema version, compares every table
 * with the counts, and migrates it to the newest schema. `tx` is one transaction: on any fault nothing is
 * left behind.
 * @throws StartupError when the database is not empty, or the parts are damaged or of a newer version
 */
export async function load(tx: Queryable, parts: AsyncIterable<Part>): Promise<LoadedTable[]> {
  let tables: Table[] = [];
  let current: Table | undefined;
  let isWhole = false;
  const counts = new Map<string, Count>();
  for await (const part of parts) {
    if ('lines' in part) {
      if (!current) throw damaged('rows without a table');
      await tx.query(current.insert, [`[${part.lines.join(',')}]`]);
    } else if ('head' in part) {
      if (part.head.project !== undefined)
        throw new StartupError(
          `This is the backup of what project ${part.head.project} has entered; see projects restore.`,
        );
      tables = await prepare(tx, part);
    } else if ('table' in part) {
      current = tables.find(({ name }) => name === part.table);
      if (!current) throw damaged(`it has a table ${part.table}, which this schema has not`);
    } else if ('end' in part) {
      counts.set(part.end, part.count);
    } else {
      for (const [name, last] of Object.entries(part.sequences))
        await tx.query('select setval($1::text::regclass, $2::text::bigint)', [name, last]);
      isWhole = true;
    }
  }
  if (!isWhole) throw damaged('its end is missing');
  for (const table of tables) await compare(tx, table, counts.get(table.name));
  for (const { enableTriggers } of tables) await tx.query(enableTriggers);
  await migrateIn(tx);
  return tables.map(({ name }) => ({ name, ...(counts.get(name) as Count) }));
}

/**
 * Creates empty tables with the schema of the other database. Without triggers, which would write rows that
 * are copied anyway.
 */
async function prepare(tx: Queryable, { head }: Extract<Marker, { head: unknown }>): Promise<Table[]> {
  await migrateIn(tx, { only: head.migrations });
  const tables = await findTables(tx);
  for (const { name, probe } of tables)
    if ((await tx.query(probe)).length > 0)
      throw new StartupError(
        `The database is not empty: ${name} has rows. Name one without tables; nothing was changed in this one.`,
      );
  for (const { disableTriggers } of tables) await tx.query(disableTriggers);
  return tables;
}

async function compare(tx: Queryable, table: Table, expected: Count | undefined): Promise<void> {
  if (!expected) throw damaged(`the table ${table.name} is missing`);
  const { rows, checksum } = await countRows(tx, table);
  if (rows !== expected.rows)
    throw damaged(`${table.name} should have ${expected.rows} rows and has ${rows}`);
  if (checksum !== expected.checksum) throw damaged(`the rows of ${table.name} are not those that were read`);
}

export const damaged = (why: string) =>
  new StartupError(`The copy is damaged: ${why}. Nothing was changed in the database; use another copy.`);
