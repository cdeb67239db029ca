import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAdditions } from './finish-page';
import { readPages, siteRoutes } from './site-routes';

interface PageData {
  componentChunkName: string;
  slicesMap?: Record<string, string>;
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

/** The address of the page in a file of the built site: `de/404/index.html` is `/de/404/`. */
export function pagePathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The file of a page in the built site. */
export function pageFileOf(pagePath: string): string {
  return `${pagePath.replace(/^\//, '')}${pagePath.endsWith('/') ? 'index.html' : ''}`;
}

/** The path of a page's data in Gatsby, as the browser requests it. */
function pageDataPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '') || 'index';
  return `/page-data/${name}/page-data.json`;
}

/** Returns for each page which chunks and data it needs to hydrate; null for a file that is not a Gatsby page. */
export async function createPageResources(siteDirectory: string) {
  const patterns = siteRoutes(await readPages(siteDirectory)).map(({ pattern }) => new RegExp(pattern));
  const { assetsByChunkName } = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    join(siteDirectory, 'webpack.stats.json'),
  );
  const scriptsOf = (chunkName: string) =>
    (assetsByChunkName[chunkName] ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);

  return (pagePath: string): PageAdditions['preloads'] | null => {
    const dataPath = pageDataPath(pagePath);
    if (!existsSync(join(siteDirectory, dataPath))) return null;
    const { componentChunkName, slicesMap = {} } = readJson<PageData>(join(siteDirectory, dataPath));
    const sliceData = Object.values(slicesMap).map((slice) => `/slice-data/${slice}.json`);
    const sliceChunks = sliceData.map(
      (path) => readJson<PageData>(join(siteDirectory, path)).componentChunkName,
    );
    const started = new Set(scriptsOf('app'));
    const scripts = [componentChunkName, ...sliceChunks]
      .flatMap(scriptsOf)
      .filter((file) => !started.has(file));
    return {
      scripts: [...new Set(scripts)],
      // The first request of every page is for the site's configuration.
      data: ['/page-data/app-data.json', ...sliceData, '/env.json'],
      pageData: dataPath,
      // A page that Gatsby finds by a pattern, even just the 404 page of its language, is requested without the
      // query.
      asksWithQuery: !patterns.some((pattern) => pattern.test(pagePath)),
    };
  };
}
