import { join } from 'node:path';
import { build } from 'esbuild';
import { getManifest } from 'workbox-build';
import type { SiteFiles } from '../../service-worker/site-files';
import { writeLanguageBundles } from './language-bundles';
import { readPages, siteRoutes } from './site-routes';

interface ServiceWorkerOptions {
  rootDirectory: string;
  siteDirectory: string;
}

/** What the app needs in every language. Flags and rare letters are kept when they are first used. */
const coreFiles = [
  '*-*.js',
  // The styles that are not in every page.
  'protected.*.css',
  'page-data/app-data.json',
  'page-data/sq/**/*.json',
  'static/inter-basic-*.woff2',
  'static/inter-accents-*.woff2',
  'icons/logo.svg',
  // In the place of a country that is not known.
  'flags/blank.svg',
  'manifest.webmanifest',
];

/**
 * Charts stand beside tables that say the same: their library is fetched when the first comes into view. Words to
 * search with are fetched with the first search; names are found without them.
 */
const fetchedOnDemand = ['charts-*.js', 'search-words-*.js'];

/** These carry a hash in their names, so that their address is their revision. */
const hashed = /([-.][0-9a-f]{8,20}\.(js|css)|\.woff2)$/;

/** Writes `sw.js` and what it fetches over the finished pages; answers how many files are needed in each language. */
export async function buildServiceWorker({
  rootDirectory,
  siteDirectory,
}: ServiceWorkerOptions): Promise<number> {
  const { manifestEntries } = await getManifest({
    globDirectory: siteDirectory,
    globPatterns: coreFiles,
    globIgnores: fetchedOnDemand,
    dontCacheBustURLsMatching: hashed,
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
  });
  const files: SiteFiles = {
    core: manifestEntries.map(({ url, revision }) => ({ url: `/${url}`, revision: revision ?? null })),
    bundles: await writeLanguageBundles(siteDirectory),
    routes: siteRoutes(await readPages(siteDirectory)),
  };
  await build({
    entryPoints: [join(rootDirectory, 'service-worker/main.ts')],
    outfile: join(siteDirectory, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SITE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  });
  return files.core.length;
}
