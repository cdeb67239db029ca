import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPolicy, finishPage, withoutAdditions } from './finish-page';
import { compressFiles } from './compress';
import { listFiles } from './files';
import { readFontAddress } from './font';
import { inlineScript } from './inline-scripts';
import { completeManifest } from './manifest';
import { createPageResources, pagePathOf } from './page-resources';
import { buildServiceWorker } from './service-worker';
import { writeThirdPartyNotices } from './third-party-notices';

interface FinishOptions {
  rootDirectory: string;
  siteDirectory: string;
  /** The files that webpack has emitted in this build. */
  emitted: ReadonlySet<string>;
}

/** Scripts and styles with a hash in their names, and their related files. */
const hashed = /^[^/]+[-.][0-9a-f]{8,20}\.(js|css)(\.|$)/;
/** Made by the offline plugin for its own service worker, and by Gatsby for a script strategy not used here. */
const ofPlugins = /^(idb-keyval-|workbox-v|~partytown$)/;

/** Gatsby keeps the output of earlier builds; only files of this build stay in the site. */
async function removeLeftovers({ siteDirectory, emitted }: FinishOptions): Promise<void> {
  const isLeftover = (name: string) =>
    ofPlugins.test(name) || (hashed.test(name) && !emitted.has(name.replace(/\.(br|gz)$/, '')));
  const leftovers = (await readdir(siteDirectory)).filter(isLeftover);
  await Promise.all(leftovers.map((name) => rm(join(siteDirectory, name), { recursive: true })));
}

type Place = Pick<FinishOptions, 'rootDirectory' | 'siteDirectory'>;

async function finishPages({ rootDirectory, siteDirectory }: Place, files: readonly string[]): Promise<void> {
  const firstPaint = join(rootDirectory, 'src/app/first-paint');
  const firstPaintScript = inlineScript(join(firstPaint, 'first-paint.ts'));
  const startScript = inlineScript(join(firstPaint, 'start-scripts.ts'));
  const font = await readFontAddress(siteDirectory);
  const resourcesOf = await createPageResources(siteDirectory);
  await Promise.all(
    files.map(async (file) => {
      const path = join(siteDirectory, file);
      const source = await readFile(path, 'utf8');
      const preloads = resourcesOf(pagePathOf(file));
      const page = preloads
        ? finishPage(source, { firstPaintScript, startScript, font, preloads })
        : addPolicy(withoutAdditions(source));
      if (page !== source) await writeFile(path, page);
    }),
  );
}

/** Finishes a site after the texts of some of its pages have changed; nothing in it is compressed. */
export async function finishTexts(place: Place, files: readonly string[]): Promise<void> {
  await completeManifest(place.siteDirectory);
  await finishPages(place, files);
  await buildServiceWorker(place);
}

/**
 * Finishes the site after Gatsby's build, in this order: pages are made fast and strict, the service worker lists the
 * resulting files, and everything is compressed for the server.
 */
export async function finishSite(options: FinishOptions, report: (message: string) => void): Promise<void> {
  const { siteDirectory } = options;
  await removeLeftovers(options);
  await writeThirdPartyNotices(options);
  await completeManifest(siteDirectory);
  const files = (await listFiles(siteDirectory)).filter(
    (file) => file.endsWith('.html') && !file.startsWith('_gatsby/'),
  );
  await finishPages(options, files);
  report(`${files.length} pages finished`);
  report(`${await buildServiceWorker(options)} files kept for every language, and a bundle per language`);
  const keptDirectory = join(options.rootDirectory, 'build', 'compressed');
  report(`${await compressFiles({ siteDirectory, keptDirectory })} files compressed`);
}
