import { existsSync } from 'node:fs';
import { ConfigError, loadConfig } from '../config';
import { openAsItIs } from '../database/open';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { readBackup, writeBackup } from '../transfer/backup-file';
import { dump } from '../transfer/dump';
import { load, type LoadedTable } from '../transfer/load';
import { readOptions } from './options';

/** `backup FILE`: the whole database as it is at one moment. @throws StartupError */
export async function backup(database: Database, args: string[]): Promise<string[]> {
  const file = readFile(args, 'backup');
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already; name another.`);
  await ofOneMoment(database, (tx) => writeBackup(file, dump(tx)));
  return [`The backup is in ${file}. It opens every account: keep it as safe as the database.`];
}

/** `restore FILE` into an empty database, whole or not at all. @throws StartupError */
export async function restore(database: Database, args: string[]): Promise<string[]> {
  const file = readFile(args, 'restore');
  return report(await database.longTransaction((tx) => load(tx, readBackup(file))));
}

/** `move --to ADDRESS`: everything into an empty PostgreSQL. The database it comes from stays. @throws StartupError */
export async function move(database: Database, args: string[]): Promise<string[]> {
  const databaseUrl = readTarget(args);
  const target = await openAsItIs({ databaseUrl, dataDir: '' }, (error) => {
    throw error;
  });
  try {
    const tables = await ofOneMoment(database, (tx) =>
      target.longTransaction((targetTx) => load(targetTx, dump(tx))),
    );
    return [...report(tables), 'From now on, start with DATABASE_URL set to the new one.'];
  } finally {
    await target.close();
  }
}

function ofOneMoment<Result>(database: Database, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return work(tx);
  });
}

function report(tables: LoadedTable[]): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    ...tables.map(({ name, rows: count, checksum }) => [name, count, checksum.slice(0, 16)].join('\t')),
    `${tables.length} tables with ${rows} rows are equal, by count and by checksum.`,
  ];
}

function readFile(args: string[], command: string): string {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('-') || rest.length > 0)
    throw new StartupError(`Say which file: ${command} FILE`);
  return file;
}

function readTarget(args: string[]): string {
  const { to } = readOptions(args, { to: { type: 'string' } });
  try {
    const { databaseUrl } = loadConfig({ DATABASE_URL: to });
    if (databaseUrl) return databaseUrl;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  throw new StartupError(
    'Say where to: move --to postgres://user:password@host:5432/database, with a / or # in the password written ' +
      'as %2F or %23',
  );
}
