import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file is written before it is moved into place: on the same disk, but not among the language files. */
export const stagingFolder = join('build', 'publication');

/** Changes whenever the content does. */
const versionOf = (content) => createHash('sha256').update(content).digest('hex');

/** A file of the working copy with its version. */
export function readVersion(folder, path) {
  const data = readFileSync(join(folder, path), 'utf8');
  return { data, version: versionOf(data) };
}

/** The version of a file, or undefined if it does not exist. */
export const versionAt = (folder, path) =>
  existsSync(join(folder, path)) ? readVersion(folder, path).version : undefined;

/** Writes a file atomically: a reader, such as a build, gets the old content or the new one. */
export function writeWhole(folder, path, content) {
  const written = join(folder, stagingFolder, 'written');
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, content);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  renameSync(written, join(folder, path));
}
