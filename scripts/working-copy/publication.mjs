import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './commit.mjs';
import { git } from './git.mjs';
import { refuse } from './refusal.mjs';
import { stagingFolder, versionAt, writeWhole } from './whole-files.mjs';

const journal = join(stagingFolder, 'journal.json');

/**
 * Writes the files of a publication, `{ path, raw, read }` each, and commits them with its message and author. This
 * is synchronous: nobody reads or writes in between. `read` is the version that the change was based on, undefined
 * for a new file. If the file has another version by now, it throws and writes nothing, and the caller has to read
 * again. With a host it is published there too, or not at all: then it throws. Returns the reason if the texts are
 * saved but could not be committed.
 */
export function publish(folder, { files, message, author }, host) {
  host?.follow();
  const isStale = ({ path, read }) => versionAt(folder, path) !== read;
  if (files.some(isStale)) throw refuse(409, 'Somebody else has published meanwhile.');
  const publication = { files, message, author };
  // If the program is stopped between two files, the next start finishes.
  writeWhole(folder, journal, JSON.stringify(publication));
  return finish(folder, publication, host);
}

/** Finishes an interrupted publication, if there is one. Returns the same as `publish`. */
export function finishInterrupted(folder, host) {
  const file = join(folder, journal);
  return existsSync(file) ? finish(folder, JSON.parse(readFileSync(file, 'utf8')), host) : undefined;
}

function finish(folder, { files, message, author }, host) {
  // Files changed by hand since the stop stay.
  for (const { path, raw, read } of files)
    if (versionAt(folder, path) === read) writeWhole(folder, path, raw);
  const paths = files.map(({ path }) => path);
  const fault = commit(folder, { paths, message, author });
  try {
    if (!host) return fault;
    if (fault) {
      git(folder, ['restore', '--source=HEAD', '--staged', '--worktree', '--', ...paths]);
      throw refuse(500, `Git on this machine refuses. It says: ${fault}`);
    }
    host.handOver();
    return undefined;
  } finally {
    rmSync(join(folder, journal));
  }
}
