import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideDecap } from './decap.mjs';
import { bin } from './run.mjs';

export const editorFolder = path.join('build', 'content');

/** Records where the language files are; the editor reads it when it is opened. */
export const writePlace = (place) =>
  writeFileSync(path.join(editorFolder, 'backend.json'), `${JSON.stringify(place, null, 2)}\n`);

/** Builds the editor into build/content. */
export async function buildEditor() {
  const started = performance.now();
  const fault = await provideDecap(editorFolder);
  if (!fault) return bin('tsx', ['scripts/content-build.ts']);
  return { code: 1, output: fault, seconds: (performance.now() - started) / 1000 };
}
