import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findApplied, migrate, migrateIn } from '../../server/database/migrate';
import { findUnpartitioned, partitionTables } from '../../server/database/partitions';
import type { Database } from '../../server/lib/database';
import { readBackup } from '../../server/transfer/backup-file';
import { load } from '../../server/transfer/load';
import { backUp } from '../../server/transfer/snapshot';
import { createDatabase, dropRestored, tidyUp } from './databases';
import { fill, years } from './fill';
import type { Template } from './template';

/** The time of an operation that goes through all rows of a database. */
export interface Throughput {
  rows: number;
  seconds: number;
}

/** The newest migration before large tables were partitioned. */
const lastUnpartitioned = '092-signals.sql';

/** A database with this many companies, filled at the schema before partitioning. */
export async function build(name: 'few' | 'many', companies: number, template: Template): Promise<Database> {
  const database = await createDatabase(name);
  const applied = await database.longTransaction(async (tx) => {
    await migrateIn(tx);
    const newest = await findApplied(tx);
    await tx.query('drop schema public cascade; create schema public');
    return newest;
  });
  const before = applied.filter((migration) => migration.name <= lastUnpartitioned);
  await database.longTransaction((tx) => migrateIn(tx, { only: before }));
  const seconds = await timed(() => fill(database, companies, template));
  console.log(`${companies} companies are written in ${seconds.toFixed(0)} s`);
  await tidyUp(name);
  return database;
}

/** Migrates it to the newest schema, and partitions the tables that are too large for a migration. */
export async function update(
  database: Database,
  companies: number,
): Promise<{ migrations: Throughput; partitions: Throughput }> {
  const migrations = await timed(() => migrate(database));
  const rows = (await findUnpartitioned(database)).reduce((sum, table) => sum + table.rows, 0);
  const partitions = await timed(async () => {
    for await (const line of partitionTables(database)) if (line.endsWith('partitioned')) console.log(line);
  });
  return {
    migrations: { rows: companies * years, seconds: migrations },
    partitions: { rows, seconds: partitions },
  };
}

/** Backs it up to a file, and restores that into an empty database. */
export async function backUpAndRestore(
  database: Database,
): Promise<{ backup: Throughput; restore: Throughput; bytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'companies-'));
  try {
    const file = join(folder, 'backup');
    const backup = await timed(() => backUp(database, file));
    console.log(`backed up in ${backup.toFixed(0)} s`);
    const restored = await createDatabase('restored');
    let rows = 0;
    const restore = await timed(async () => {
      const tables = await restored.longTransaction((tx) => load(tx, readBackup(file)));
      rows = tables.reduce((sum, table) => sum + table.rows, 0);
    });
    await restored.close();
    await dropRestored();
    const { size: bytes } = statSync(file);
    return { backup: { rows, seconds: backup }, restore: { rows, seconds: restore }, bytes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
