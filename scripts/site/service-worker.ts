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

/** The files the app needs in every language. Flags and rare letters are cached on first use. */
const coreFiles = [
  '*-*.js',
  // The styles that are not inlined in every page.
  'protected.*.css',
  'page-data/app-data.json',
  'page-data/sq/**/*.json',
  'static/inter-basic-*.woff2',
  'static/inter-accents-*.woff2',
  'icons/logo.svg',
  // Shown instead of an unknown country.
  'flags/blank.svg',
  'manifest.webmanifest',
];

/**
 * Charts are next to tables with the same content, so their library is fetched when the first one becomes visible.
 * Search words are fetched with the first search; names are found without them.
 */
const fetchedOnDemand = ['charts-*.js', 'search-words-*.js'];

/** These have a hash in their names, so their address is their revision. */
const hashed = /([-.][0-9a-f]{8,20}\.(js|css)|\.woff2)$/;

/** Writes `sw.js` and the files it fetches for the finished pages; returns how many files every language needs. */
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
