import { findApplied } from '../database/migrate';
import type { Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { createCounter } from './counter';
import { isRestorable, isOfAccounts } from './restorable-tables';
import { damaged } from './load';
import { createOriginCheck } from './origin';
import type { Count, Marker, Part } from './part';
import { restoreAnswers } from './restore-answers';
import { findTables, type Table } from './tables';

export interface RestoredTable {
  name: string;
  rows: number;
}

/**
 * Restores what a company had entered when a backup was made, of that company or of the whole database. Its
 * accounts are replaced; its answers are restored as drafts, so that customers see the same until someone
 * submits again. `tx` is one transaction: on any fault nothing is changed.
 * @throws StartupError when the backup is damaged, of another schema or installation, or without the company
 */
export async function restoreCompany(
  tx: Queryable,
  projectId: number,
  parts: AsyncIterable<Part>,
): Promise<RestoredTable[]> {
  await tx.query('select 1 from projects where id = $1 for update', [projectId]);
  const tables = await findTables(tx);
  const newest = await removeAccounts(tx, projectId, tables);
  const origin = createOriginCheck(tx, projectId);
  const rows = new Map<string, number>();
  let current: Table | undefined;
  let counter = createCounter();
  let isWhole = false;
  for await (const part of parts) {
    if ('head' in part) await checkHead(tx, projectId, part);
    else if ('table' in part) {
      current = tables.find(({ name }) => name === part.table);
      counter = createCounter();
    } else if ('lines' in part) {
      counter.add(part.lines);
      if (!current) continue;
      await origin.read(current, part.lines);
      if (!isRestorable(current)) continue;
      const own = linesOf(projectId, current, part.lines);
      rows.set(current.name, (rows.get(current.name) ?? 0) + own.length);
      if (own.length > 0) await putBack(tx, current, own);
    } else if ('end' in part) compare(part.end, part.count, counter.result());
    else isWhole = true;
  }
  if (!isWhole) throw damaged('its end is missing');
  if (rows.size === 0 || [...rows.values()].every((count) => count === 0))
    throw new StartupError(
      `The backup holds nothing that project ${projectId} entered; nothing was changed.`,
    );
  await raiseVersions(tx, projectId, newest);
  await numberAbove(tx, projectId, tables);
  await origin.checkFactors();
  await origin.checkActivities();
  return [...rows].map(([name, count]) => ({ name, rows: count }));
}

/** Returns the newest version of each table; restored rows get higher ones. */
async function removeAccounts(
  tx: Queryable,
  projectId: number,
  tables: readonly Table[],
): Promise<Map<Table, number>> {
  const newest = new Map<Table, number>();
  for (const table of tables.filter(isOfAccounts)) {
    if (table.ofProject?.newest) {
      const [row] = await tx.query<{ version: number }>(table.ofProject.newest, [projectId]);
      newest.set(table, row?.version ?? 0);
    }
    if (table.ofProject) await tx.query(table.ofProject.remove, [projectId]);
  }
  return newest;
}

/** A backup cannot be migrated for a single company. */
async function checkHead(tx: Queryable, projectId: number, { head }: Extract<Marker, { head: unknown }>) {
  if (head.project !== undefined && head.project !== projectId)
    throw new StartupError(`This is the backup of project ${head.project}, not of project ${projectId}.`);
  const applied = await findApplied(tx);
  const isSame =
    applied.length === head.migrations.length &&
    head.migrations.every(({ name, checksum }) =>
      applied.some((other) => other.name === name && other.checksum === checksum),
    );
  if (!isSame)
    throw new StartupError(
      'The backup was made with another version. Restore the whole of it into an empty database with this version, ' +
        'make a backup of the company there, and take that.',
    );
}

function linesOf(projectId: number, { columns }: Table, lines: readonly string[]): string[] {
  const index = columns.indexOf('project_id');
  const own = String(projectId);
  return lines.filter((line) => (JSON.parse(line) as (string | null)[])[index] === own);
}

async function putBack(tx: Queryable, table: Table, lines: readonly string[]): Promise<void> {
  if (isOfAccounts(table)) await tx.query(table.insert, [`[${lines.join(',')}]`]);
  else for (const line of lines) await restoreAnswers(tx, table, line);
}

function compare(name: string, expected: Count, found: Count): void {
  if (found.rows !== expected.rows || found.checksum !== expected.checksum)
    throw damaged(`the rows of ${name} are not those that were written`);
}

/** A version that an app may still have is never reused for other figures. */
async function raiseVersions(tx: Queryable, projectId: number, newest: Map<Table, number>): Promise<void> {
  for (const [{ ofProject }, version] of newest)
    if (ofProject?.raise) await tx.query(ofProject.raise, [projectId, version]);
}

/** A database that was rolled back after the backup has yet to give the numbers of restored rows. */
async function numberAbove(tx: Queryable, projectId: number, tables: readonly Table[]): Promise<void> {
  for (const { ofProject } of tables.filter(isOfAccounts))
    if (ofProject?.numberAbove) await tx.query(ofProject.numberAbove, [projectId]);
}
