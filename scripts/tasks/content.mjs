import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideDecap } from './decap.mjs';
import { bin } from './run.mjs';

export const editorFolder = path.join('build', 'content');

/** Records where the language files are; the editor reads it when it is opened. */
export const writePlace = (place) =>
  writeFileSync(path.join(editorFolder, 'backend.json'), `${JSON.stringify(place, null, 2)}\n`);

/** Writes the progress of each language again. It takes seconds; one more run covers all changes made meanwhile. */
let running;
let isWanted = false;
export function refreshStatus() {
  isWanted = true;
  running ??= refreshWhileWanted().finally(() => (running = undefined));
}

async function refreshWhileWanted() {
  while (isWanted) {
    isWanted = false;
    await bin('tsx', ['scripts/content-build.ts', '--status']);
  }
}

/** Builds the editor into build/content. */
export async function buildEditor() {
  const started = performance.now();
  const fault = await provideDecap(editorFolder);
  if (!fault) return bin('tsx', ['scripts/content-build.ts']);
  return { code: 1, output: fault, seconds: (performance.now() - started) / 1000 };
}
