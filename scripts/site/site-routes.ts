import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteRoute } from '../../service-worker/site-files';
import { listFiles } from './files';

interface SitePage {
  path: string;
  matchPath?: string;
}

/** The pages of the built site. */
export async function readPages(siteDirectory: string): Promise<SitePage[]> {
  const files = (await listFiles(siteDirectory)).filter((file) => file.endsWith('/page-data.json'));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(siteDirectory, file), 'utf8')) as SitePage),
  );
}

/** Pages that match more addresses than their own, as patterns, longest first. */
export function siteRoutes(pages: readonly SitePage[]): SiteRoute[] {
  return pages
    .flatMap(({ path, matchPath }) => (matchPath ? [{ pattern: patternOf(matchPath), url: path }] : []))
    .sort((a, b) => b.pattern.length - a.pattern.length);
}

function patternOf(matchPath: string): string {
  const escaped = matchPath.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return escaped.endsWith('/\\*') ? `^${escaped.slice(0, -3)}(?:/.*)?$` : `^${escaped.replace(/\/$/, '')}/?$`;
}
