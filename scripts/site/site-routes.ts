import type { SiteRoute } from '../../service-worker/site-files';

/** Pages that answer for more addresses than their own, as patterns, the longest first. */
export function siteRoutes(pages: readonly { path: string; matchPath?: string }[]): SiteRoute[] {
  return pages
    .flatMap(({ path, matchPath }) => (matchPath ? [{ pattern: patternOf(matchPath), url: path }] : []))
    .sort((a, b) => b.pattern.length - a.pattern.length);
}

function patternOf(matchPath: string): string {
  const escaped = matchPath.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return escaped.endsWith('/\\*') ? `^${escaped.slice(0, -3)}(?:/.*)?$` : `^${escaped.replace(/\/$/, '')}/?$`;
}
