import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from '../lib/database';
import { isDeadlock } from '../lib/database-errors';
import { productRoot } from '../root';
import { StartupError } from '../startup-error';
import { checkSuitable } from './check-suitable';

/** An arbitrary number that no other program on the same PostgreSQL uses for its lock. */
const advisoryLock = 7_305_118_204;

const ownFolder = join(productRoot, 'server/database/migrations');

/** From this migration on, copies of tables that wait to be partitioned may exist. */
const partitions = '093-partitions.sql';

/** A migration as it was applied to a database. */
export interface AppliedMigration {
  name: string;
  checksum: string;
}

/**
 * Migrates the database to the newest schema: applies every file of `folder` once, in the order of its
 * number, in one transaction without a time limit. If two servers start at the same time, the second waits
 * for the first and then has nothing to do. After a deadlock with a running server it starts over.
 * @returns names of the files applied now
 * @throws StartupError when an applied file was changed or is missing: the schema would be unknown
 */
export async function migrate(database: Database, folder = ownFolder): Promise<string[]> {
  for (;;) {
    try {
      return await database.longTransaction((tx) => migrateIn(tx, { folder }));
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
}

/**
 * The same in the caller's transaction; with `only`, no further than a database that has these.
 * @throws StartupError also when the database has more than `only`, or is new and unsuitable
 */
export async function migrateIn(
  tx: Queryable,
  { folder = ownFolder, only }: { folder?: string; only?: readonly AppliedMigration[] } = {},
): Promise<string[]> {
  const files = readMigrations(folder);
  await tx.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  await tx.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const applied = await findApplied(tx);
  if (applied.length === 0) await checkSuitable(tx);
  for (const { name, checksum } of [...applied, ...(only ?? [])]) checkUnchanged(name, checksum, files);
  const expected = files.filter(({ name }) => !only || only.some((other) => other.name === name));
  const tooNew = applied.find(({ name }) => !expected.some((file) => file.name === name));
  if (tooNew)
    throw new StartupError(
      `The database is not empty: it is at ${tooNew.name}. Name one without tables; nothing was changed in this one.`,
    );
  const pending = expected.filter((file) => !applied.some(({ name }) => name === file.name));
  if (pending.length > 0 && applied.some(({ name }) => name === partitions))
    await tx.query('select abandon_copies()', []);
  for (const { name, sql, checksum } of pending) {
    await tx.query(sql);
    await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  return pending.map(({ name }) => name);
}

/** The applied migrations; none for a database that was never ours. */
export async function findApplied(db: Queryable): Promise<AppliedMigration[]> {
  const [found] = await db.query<{ table: string | null }>(
    `select to_regclass('schema_migrations')::text as table`,
    [],
  );
  if (!found?.table) return [];
  return db.query<AppliedMigration>('select name, checksum from schema_migrations order by name', []);
}

/**
 * Names of the files that a start would apply.
 * @throws StartupError when an applied file was changed or is missing
 */
export async function findPending(db: Queryable, folder = ownFolder): Promise<string[]> {
  const files = readMigrations(folder);
  const applied = await findApplied(db);
  for (const { name, checksum } of applied) checkUnchanged(name, checksum, files);
  return files.map(({ name }) => name).filter((name) => !applied.some((other) => other.name === name));
}

interface Migration extends AppliedMigration {
  sql: string;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function checkUnchanged(name: string, checksum: string, files: Migration[]): void {
  const file = files.find((candidate) => candidate.name === name);
  if (!file)
    throw new StartupError(
      `The database was made by a newer version: it knows the migration ${name}, this version does not.`,
    );
  if (file.checksum !== checksum)
    throw new StartupError(
      `The migration ${name} was changed after it was applied; restore the file and add a new one instead.`,
    );
}
