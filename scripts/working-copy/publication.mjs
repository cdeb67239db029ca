import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './commit.mjs';
import { git } from './git.mjs';
import { refuse } from './refusal.mjs';
import { desk, versionAt, writeWhole } from './whole-files.mjs';

const journal = join(desk, 'journal.json');

/**
 * Writes the files of a publication, `{ path, raw, read }` each, and puts them into the history with its message and
 * author. All of it is one step of this program: nobody reads or writes in between. `read` is the version that the
 * change was made from, undefined for a file that is new; where another one stands meanwhile, nothing is written and
 * the caller is to read again.
 * With a host it is published there too, or not at all: then it throws.
 * Answers with the reason if the texts are saved and could not be put into the history.
 */
export function publish(folder, { files, message, author }, host) {
  host?.follow();
  const isStale = ({ path, read }) => versionAt(folder, path) !== read;
  if (files.some(isStale)) throw refuse(409, 'Somebody else has published meanwhile.');
  const publication = { files, message, author };
  // Whoever is stopped between two files finishes at the next start.
  writeWhole(folder, journal, JSON.stringify(publication));
  return finish(folder, publication, host);
}

/** Finishes a publication in which the program was stopped, if there is one. Answers as `publish` does. */
export function finishInterrupted(folder, host) {
  const file = join(folder, journal);
  return existsSync(file) ? finish(folder, JSON.parse(readFileSync(file, 'utf8')), host) : undefined;
}

function finish(folder, { files, message, author }, host) {
  // What has been changed by hand since the stop stays.
  for (const { path, raw, read } of files)
    if (versionAt(folder, path) === read) writeWhole(folder, path, raw);
  const paths = files.map(({ path }) => path);
  const fault = commit(folder, { paths, message, author });
  try {
    if (!host) return fault;
    if (fault) {
      git(folder, ['restore', '--source=HEAD', '--staged', '--worktree', '--', ...paths]);
      throw refuse(500, `Git refuses, and nothing was published: ${fault}`);
    }
    host.handOver();
    return undefined;
  } finally {
    rmSync(join(folder, journal));
  }
}
