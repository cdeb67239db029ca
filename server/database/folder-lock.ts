import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';

/**
 * Locks the folder for this process; returns the function that unlocks it. A lock whose process has died, for
 * example after `kill -9`, is taken over.
 * @throws StartupError when another process uses the folder or when it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = `${process.pid} ${startTime(process.pid)}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!create(file, own)) {
      discardStale(file, folder);
      if (!create(file, own)) throw inUse(folder);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be written: ${(error as Error).message}.`);
  }
  return () => rmSync(file, { force: true });
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock aside before judging it, so that only one of two processes can find it stale. */
function discardStale(file: string, folder: string): void {
  const aside = `${file}.${process.pid}`;
  if (isHeld(readIfThere(file))) throw inUse(folder);
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(readIfThere(aside))) {
    renameSync(aside, file);
    throw inUse(folder);
  }
  rmSync(aside);
}

function isHeld(lock: string): boolean {
  const [pid = '', started = ''] = lock.split(' ');
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === startTime(Number(pid));
}

/**
 * Distinguishes a process from a later one with the same number; empty where the system does not report it.
 */
function startTime(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function inUse(folder: string): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by another server; stop that one or set DATA_DIR to another folder.`,
  );
}
