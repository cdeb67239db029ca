import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from './lib/database';
import { repeat } from './lib/repeat';
import { StartupError } from './startup-error';
import { findNewest, storeBackup, type BackupTarget, type StoredBackup } from './transfer/store-backup';
import { backUp } from './transfer/snapshot';

const everyMs = 15 * 60_000;
const dueAfterMs = 24 * 60 * 60_000;

interface BackupWatch {
  onMade: (backup: StoredBackup) => void;
  onFailure: (error: unknown) => void;
  /** Test-restores a backup; by default in a separate process, so that requests are served meanwhile. */
  verify?: (file: string) => Promise<string>;
}

/**
 * Backs up a database that no other process can read: one tested backup a day, the first immediately if the
 * last day has none. Returns a function that stops this and waits for a backup in progress.
 */
export function startBackups(
  database: Pick<Database, 'transaction'>,
  place: BackupTarget,
  { onMade, onFailure, verify = verifyApart }: BackupWatch,
): () => Promise<void> {
  const work = async () => {
    const newest = findNewest(place.folder);
    if (newest && Date.now() - newest.getTime() < dueAfterMs) return;
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    onMade(await storeBackup({ write: (file) => backUp(database, file), verify }, place));
  };
  return repeat(work, everyMs, onFailure);
}

const run = promisify(execFile);

/** Runs the command line, which is built next to the server. */
async function verifyApart(file: string): Promise<string> {
  const program = fileURLToPath(new URL('./cli.mjs', import.meta.url));
  try {
    return (await run(process.execPath, [program, 'verify', file])).stdout.trim();
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw stderr ? new StartupError(stderr.trim(), { cause: error }) : error;
  }
}
