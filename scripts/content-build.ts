import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { editorConfig } from '../content/editor/config';
import type { Places } from '../content/editor/places';
import { shippedPages } from '../content/editor/shipped-pages';
import { namespacesOf, readLanguageFile } from './content/language-files';
import { readRules } from './content/read-rules';
import { pageRoutes } from './content/routes';
import { allStatuses } from './content/status-of-all';

/**
 * Builds the editor of the texts into build/content: its configuration, from the English texts, and its scripts. With
 * `--status` only the progress of each language is written again.
 */
const target = path.join('build', 'content');
const source = path.join('content', 'editor');

/** The editor may be reading it: it gets the old file or the new one. */
function writeStatus(): void {
  const file = path.join(target, 'status.json');
  writeFileSync(`${file}.new`, JSON.stringify(allStatuses()));
  renameSync(`${file}.new`, file);
}

async function main(): Promise<void> {
  mkdirSync(target, { recursive: true });
  const config = editorConfig({
    places: JSON.parse(readFileSync(path.join('content', 'places.json'), 'utf8')) as Places,
    rules: readRules(),
    routes: pageRoutes(),
    shippedPages: shippedPages(),
    english: new Map(namespacesOf('locales').map((name) => [name, readLanguageFile('locales', 'en', name)])),
  });
  writeFileSync(path.join(target, 'config.json'), JSON.stringify(config));
  writeStatus();
  for (const page of ['editor/index.html', 'editor/status.html', 'mails/mails.html'])
    copyFileSync(path.join('content', page), path.join(target, path.basename(page)));
  await build({
    entryPoints: {
      'manual-start': path.join(source, 'manual-start.ts'),
      editor: path.join(source, 'main.ts'),
      'status-page': path.join(source, 'status-page.ts'),
      'in-page': path.join('content', 'in-page', 'main.ts'),
      mails: path.join('content', 'mails', 'main.ts'),
    },
    outdir: target,
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'warning',
  });
}

if (process.argv.includes('--status')) writeStatus();
else void main();
