import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../database/folder-lock';
import { StartupError } from '../startup-error';

const ours = /^suppliers-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const unfinished = /^suppliers-[\dTZ-]+\.backup\.untested/;

interface BackupSteps {
  /** Writes a backup to the file. */
  write: (file: string) => Promise<void>;
  /** Restores the file elsewhere, and describes the result in a sentence. @throws StartupError */
  verify: (file: string) => Promise<string>;
}

export interface BackupTarget {
  folder: string;
  /** How many backups are kept. */
  keep: number;
}

export interface StoredBackup {
  file: string;
  bytes: number;
  /** The result of `verify`. */
  verified: string;
  /** Names of the older ones that were removed. */
  removed: string[];
}

/**
 * Writes a backup into the folder, and names it with the UTC time once it has been test-restored. Then all
 * but the newest `keep` are removed; other files in the folder stay.
 * @throws StartupError when it cannot be written or restored; the older ones stay
 */
export async function storeBackup(
  { write, verify }: BackupSteps,
  { folder, keep }: BackupTarget,
  now = new Date(),
): Promise<StoredBackup> {
  const unlock = lock(folder);
  try {
    removeUnfinished(folder);
    const name = `suppliers-${now.toISOString().replaceAll(':', '').replace(/\.\d+/, '')}.backup`;
    const file = join(folder, name);
    const untested = `${file}.untested`;
    await write(untested);
    const verified = await verify(untested).catch((error: Error) => {
      const text = `The backup cannot be restored and is removed; the older ones stay. ${error.message}`;
      throw new StartupError(text, { cause: error });
    });
    renameSync(untested, file);
    return { file, bytes: statSync(file).size, verified, removed: removeOlder(folder, name, keep) };
  } finally {
    removeUnfinished(folder);
    unlock();
  }
}

/** When the newest backup in the folder was made; undefined where there is none. */
export function findNewest(folder: string): Date | undefined {
  const [, day, ...time] = ours.exec(list(folder).filter(isOurs).sort().at(-1) ?? '') ?? [];
  return day === undefined ? undefined : new Date(`${day}T${time.join(':')}Z`);
}

const isOurs = (name: string) => ours.test(name);

const list = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];

/** One backup at a time. */
function lock(folder: string): () => void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartupError(`There is no folder ${folder} for the backups; make it first.`);
  const own = join(folder, 'in-progress');
  try {
    lockFolder(own);
  } catch (error) {
    const isThere = statSync(own, { throwIfNoEntry: false })?.isDirectory();
    if (!isThere) throw error;
    throw new StartupError(`Another backup into ${folder} is being made; wait for its end.`, {
      cause: error,
    });
  }
  return () => rmSync(own, { recursive: true, force: true });
}

/** Including leftovers of a killed run. */
function removeUnfinished(folder: string): void {
  for (const name of list(folder).filter((other) => unfinished.test(other)))
    rmSync(join(folder, name), { recursive: true });
}

function removeOlder(folder: string, newest: string, keep: number): string[] {
  const older = list(folder).filter((name) => isOurs(name) && name !== newest);
  const removed = older
    .sort()
    .reverse()
    .slice(keep - 1);
  for (const name of removed) rmSync(join(folder, name));
  return removed;
}
