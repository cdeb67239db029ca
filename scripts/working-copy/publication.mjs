import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './commit.mjs';
import { refuse } from './refusal.mjs';
import { desk, versionAt, writeWhole } from './whole-files.mjs';

const journal = join(desk, 'journal.json');

/**
 * Writes the files of a publication, `{ path, raw, read }` each, and puts them into the history with its message and
 * author. All of it is one step of this program: nobody reads or writes in between. `read` is the version that the
 * change was made from, undefined for a file that is new; where another one stands meanwhile, nothing is written and
 * the caller is to read again.
 * Answers with the reason if the texts are saved and could not be put into the history.
 */
export function publish(folder, { files, message, author }) {
  const isStale = ({ path, read }) => versionAt(folder, path) !== read;
  if (files.some(isStale)) throw refuse(409, 'Somebody else has published meanwhile.');
  const publication = { files, message, author };
  // Whoever is stopped between two files finishes at the next start.
  writeWhole(folder, journal, JSON.stringify(publication));
  return finish(folder, publication);
}

/** Finishes a publication in which the program was stopped, if there is one. Answers as `publish` does. */
export function finishInterrupted(folder) {
  const file = join(folder, journal);
  return existsSync(file) ? finish(folder, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function finish(folder, { files, message, author }) {
  // What has been changed by hand since the stop stays.
  for (const { path, raw, read } of files)
    if (versionAt(folder, path) === read) writeWhole(folder, path, raw);
  const paths = files.map(({ path }) => path);
  const fault = commit(folder, { paths, message, author });
  rmSync(join(folder, journal));
  return fault;
}
