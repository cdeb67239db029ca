import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readVersion } from './whole-files.mjs';

const notes = 'content/notes';

/** Every file of notes about texts, with its version. */
export function notesIn(folder) {
  const top = join(folder, notes);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `${notes}/${name.split(sep).join('/')}`)
    .sort()
    .map((path) => {
      const { data, version } = readVersion(folder, path);
      return { data, file: { path, id: version } };
    });
}
