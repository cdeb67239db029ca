import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completeFiles, writeCompleteTexts } from './site/complete-texts';
import { finishTexts } from './site/finish-site';
import { writeLoadedTexts } from './site/loaded-texts';
import { pageFileOf } from './site/page-resources';
import { rerenderPages } from './site/rerender-pages';
import { replaceTexts } from './site/replace-texts';

/**
 * Builds a site from another one and the current texts: `site-texts.ts TEXTS SITE SITE_TEXTS FOLDER`, where SITE is
 * the other site and SITE_TEXTS the texts it was built from. The new site is FOLDER/public, its texts FOLDER/texts.
 */
const [root = '', site = '', siteTexts = '', folder = ''] = process.argv
  .slice(2)
  .map((name) => path.resolve(name));
const rootDirectory = process.cwd();
const cache = path.join(rootDirectory, '.cache');

/** Source maps, compressed files and language bundles; the latter two are built again. */
const isLeftOut = (file: string) => /\.(map|br|gz)$/.test(file) || file === path.join(site, 'offline');

async function main(): Promise<void> {
  const changed = completeFiles(root);
  for (const [file, content] of changed)
    if (readFileSync(path.join(siteTexts, file), 'utf8') === content) changed.delete(file);
  const siteDirectory = path.join(folder, 'public');
  mkdirSync(folder, { recursive: true });
  cpSync(site, siteDirectory, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !isLeftOut(file),
  });
  // Gatsby's renderer reads the site from `public` in the working directory.
  process.chdir(folder);
  writeCompleteTexts(root, path.join(folder, 'texts'));
  writeLoadedTexts(path.join(folder, 'texts'), siteDirectory);
  const touched = await replaceTexts(siteDirectory, changed);
  await rerenderPages(siteDirectory, path.join(cache, 'page-ssr', 'routes', 'render-page.js'), touched);
  await finishTexts({ rootDirectory, siteDirectory }, touched.pages.map(pageFileOf));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
