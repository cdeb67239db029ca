import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file is written before it takes its place: on the same disk, and not among the language files. */
export const desk = join('build', 'publication');

/** Changes whenever the content does. */
const versionOf = (content) => createHash('sha256').update(content).digest('hex');

/** A file of the working copy with its version. */
export function readVersion(folder, path) {
  const data = readFileSync(join(folder, path), 'utf8');
  return { data, version: versionOf(data) };
}

/** The version of a file, or undefined where there is none. */
export const versionAt = (folder, path) =>
  existsSync(join(folder, path)) ? readVersion(folder, path).version : undefined;

/** Writes a file in one step: a reader, such as a build, gets the old content or the new one. */
export function writeWhole(folder, path, content) {
  const written = join(folder, desk, 'written');
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, content);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  renameSync(written, join(folder, path));
}
