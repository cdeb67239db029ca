import { mkdtempSync, rmSync } from 'node:fs';
import { openEmbeddedDatabase } from '../database/embedded';
import { StartupError } from '../startup-error';
import { readBackup } from './backup-file';
import { load, type LoadedTable } from './load';

/**
 * Restores a backup into a temporary embedded database next to the file, compares every table, and removes
 * that database. If the disk has no space for it, the process ends after removing it.
 * @throws StartupError when it cannot be restored
 */
export async function verifyBackup(file: string): Promise<LoadedTable[]> {
  const folder = makeScratch(file);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const endForWantOfRoom = (): never => {
    remove();
    process.stderr.write(`The disk is full: ${file} could not be restored for the test.\n`);
    process.exit(1);
  };
  try {
    const database = await openEmbeddedDatabase(folder, endForWantOfRoom);
    try {
      return await database.longTransaction((tx) => load(tx, readBackup(file)));
    } finally {
      await database.close();
    }
  } finally {
    remove();
  }
}

function makeScratch(file: string): string {
  try {
    return mkdtempSync(`${file}.restored-`);
  } catch (error) {
    throw new StartupError(
      `The database for the test cannot be made beside ${file}: ${(error as Error).message}.`,
    );
  }
}

/** A sentence that reports a complete restore. */
export function summarize(tables: readonly LoadedTable[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows are equal, by count and by checksum.`;
}
