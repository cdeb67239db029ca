import { existsSync } from 'node:fs';
import { ConfigError, loadConfig } from '../config';
import { openAsItIs } from '../database/open';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { readBackup } from '../transfer/backup-file';
import { dump } from '../transfer/dump';
import { storeBackup } from '../transfer/store-backup';
import { load, type LoadedTable } from '../transfer/load';
import { backUp, inSnapshot } from '../transfer/snapshot';
import { summarize, verifyBackup } from '../transfer/verify-backup';
import { readOptions } from './options';

export const backupUsage = 'backup FILE | backup --into FOLDER [--keep N]';

/**
 * A consistent snapshot of the whole database: into a file, or into a folder of tested backups. @throws
 * StartupError
 */
export function backup(database: Database, args: string[]): Promise<string[]> {
  return args.some((arg) => /^--(into|keep)\b/.test(arg))
    ? backupInto(database, args)
    : backupTo(database, args);
}

async function backupInto(database: Database, args: string[]): Promise<string[]> {
  const { into, keep } = readOptions(args, {
    into: { type: 'string' },
    keep: { type: 'string', default: '14' },
  });
  if (!into) throw new StartupError(`Say which folder: ${backupUsage}`);
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new StartupError(`--keep must be a number from 1 to 9999; it is "${keep}".`);
  const steps = {
    write: (file: string) => backUp(database, file),
    verify: async (file: string) => summarize(await verifyBackup(file)),
  };
  const { file, bytes, verified, removed } = await storeBackup(steps, { folder: into, keep: Number(keep) });
  return [
    `The backup is in ${file}, ${Math.ceil(bytes / 1024)} KB. It opens every account: keep it as safe as the database.`,
    `It was tested by restoring it: ${verified}`,
    ...removed.map((name) => `Removed the older ${name}.`),
  ];
}

async function backupTo(database: Database, args: string[]): Promise<string[]> {
  const file = readFile(args, 'backup');
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already; name another.`);
  await backUp(database, file);
  return [`The backup is in ${file}. It opens every account: keep it as safe as the database.`];
}

/** `verify FILE`: whether it can be restored. Uses a temporary database of its own. @throws StartupError */
export async function verify(args: string[]): Promise<string[]> {
  const file = readFile(args, 'verify');
  await readBeginning(file);
  return [summarize(await verifyBackup(file))];
}

/** Reads the beginning of the FILE to restore. @throws StartupError when it is missing or not a backup */
export const checkReadable = (args: string[]): Promise<void> => readBeginning(readFile(args, 'restore'));

/** Needs no database, so that an unusable file is reported at once. @throws StartupError */
async function readBeginning(file: string): Promise<void> {
  const parts = readBackup(file);
  await parts.next();
  await parts.return(undefined);
}

/** `restore FILE` into an empty database, all or nothing. @throws StartupError */
export async function restore(database: Database, args: string[]): Promise<string[]> {
  const file = readFile(args, 'restore');
  return report(await database.longTransaction((tx) => load(tx, readBackup(file))));
}

/**
 * `move --to ADDRESS`: everything into an empty PostgreSQL. The source database is kept. @throws StartupError
 */
export async function move(database: Database, args: string[]): Promise<string[]> {
  const databaseUrl = readTarget(args);
  const target = await openAsItIs({ databaseUrl, dataDir: '' }, (error) => {
    throw error;
  });
  try {
    const tables = await inSnapshot(database, (tx) =>
      target.longTransaction((targetTx) => load(targetTx, dump(tx))),
    );
    return [...report(tables), 'From now on, start with DATABASE_URL set to the new one.'];
  } finally {
    await target.close();
  }
}

function report(tables: LoadedTable[]): string[] {
  return [
    ...tables.map(({ name, rows, checksum }) => [name, rows, checksum.slice(0, 16)].join('\t')),
    summarize(tables),
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
