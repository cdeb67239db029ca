import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../lib/database';
import { findCompanyTables, type CompanyTable } from './company-tables';

export interface ExportedTable {
  name: string;
  rows: number;
}

/**
 * Writes all data of a company into a new folder: `tables/NAME.json` (an array of rows), `files/` and a
 * README that explains the content. Call it in a transaction with a consistent snapshot.
 * @throws Error of the file system, also when the folder already exists
 */
export async function exportCompany(
  tx: Queryable,
  projectId: number,
  { name, folder }: { name: string; folder: string },
): Promise<ExportedTable[]> {
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(join(folder, 'tables'));
  mkdirSync(join(folder, 'files'));
  await tx.query(`select set_config('export.project', $1, true)`, [String(projectId)]);
  const tables = await findCompanyTables(tx);
  const exported: ExportedTable[] = [];
  for (const table of tables) exported.push(await exportTable(tx, table, folder));
  writeFileSync(join(folder, 'README.md'), readme(name, tables, exported));
  return exported;
}

type Row = Record<string, unknown>;

async function exportTable(tx: Queryable, table: CompanyTable, folder: string): Promise<ExportedTable> {
  const { name, file } = table;
  await tx.query(table.open);
  const out = await open(join(folder, 'tables', `${name}.json`), 'wx', 0o600);
  let count = 0;
  try {
    await out.write('[');
    for (;;) {
      const rows = await tx.query<Row>('fetch 200 from company', []);
      for (const { ...row } of rows) {
        if (file) row[file] = keepFile(row, file, folder);
        await out.write(`${count === 0 ? '' : ','}\n${JSON.stringify(row)}`);
        count += 1;
      }
      if (rows.length === 0) break;
    }
    await out.write('\n]\n');
  } finally {
    await out.close();
    await tx.query('close company');
  }
  return { name, rows: count };
}

/** Writes the file of a row; returns its path, which replaces the bytes in the row. */
function keepFile(row: Row, column: string, folder: string): string {
  const name = `${String(row.id)}-${String(row.name).replace(/[^\p{L}\p{N}._-]+/gu, '_')}`;
  writeFileSync(join(folder, 'files', name), row[column] as Uint8Array, { mode: 0o600 });
  return `files/${name}`;
}

function readme(name: string, tables: readonly CompanyTable[], exported: readonly ExportedTable[]): string {
  const counts = new Map(exported.map((table) => [table.name, table.rows]));
  const parts = tables.map(({ name: table, columns, file }) => {
    const lines = columns.map((column) => `- \`${column.name}\`: ${column.type}`);
    if (file) lines.push(`- \`${file}\`: place of the file in this folder`);
    return `## tables/${table}.json\n\n${counts.get(table) ?? 0} rows.\n\n${lines.join('\n')}\n`;
  });
  return [
    `# ${name}\n`,
    `Everything that supplier+s has stored about this company and its people, as it was on ${new Date().toISOString()}.`,
    'Each file in `tables/` is a JSON array of rows. Instants are ISO 8601 in UTC, masses kilograms of CO2e. Files that',
    'people have added are in `files/`. What opens an account or an invitation is left out, and so are the text and',
    'the recipients of mails.\n',
    ...parts,
  ].join('\n');
}
