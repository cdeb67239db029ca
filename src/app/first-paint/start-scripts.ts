/**
 * Preloads the page's scripts, its data and the manifest after the first paint, and runs the scripts once the document
 * is parsed: none of it is needed for the paint, and Gatsby's own tags would compete with it. The build replaces those
 * tags with this script, in the head, and passes the file names.
 */
const {
  scripts = '',
  chunks = '',
  data = '',
  pageData = '',
  manifest = '',
  withQuery,
} = document.currentScript?.dataset ?? {};

const listOf = (names: string): string[] => names.split(' ').filter(Boolean);

function addLink(href: string, attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  Object.assign(link, attributes);
  link.href = href;
  document.head.append(link);
}

function preload(as: 'script' | 'fetch', href: string): void {
  const crossOrigin = as === 'fetch' ? 'anonymous' : null;
  addLink(href, { rel: 'preload', as, fetchPriority: 'low', crossOrigin });
}

/** In separate tasks, so that the page stays responsive: each request takes a millisecond or two to create. */
function fetchAhead(): void {
  const query = withQuery === undefined ? '' : window.location.search;
  [...listOf(scripts), ...listOf(chunks)].forEach((href) => setTimeout(preload, 0, 'script', href));
  [...listOf(data), pageData + query].forEach((href) => setTimeout(preload, 0, 'fetch', href));
  setTimeout(addLink, 0, manifest, { rel: 'manifest', crossOrigin: 'anonymous' });
}

/** A script that is lost on the way is requested again: without it the page would never get further. */
function load(source: string, retryMs = 1_000): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.onerror = () => setTimeout(load, retryMs, source, 2 * retryMs);
  document.body.append(script);
}

const start = (): void => listOf(scripts).forEach((source) => load(source));

/** For browsers that report no paints, or report them late. */
const startsWithinMs = 500;

/** A page in the background is never painted. */
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden') resolve();
  else {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, startsWithinMs);
  }
});
const read = new Promise<void>((resolve) =>
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
);

// A page that redirects to another language starts nothing.
if (!document.documentElement.hidden) {
  void painted.then(fetchAhead);
  void Promise.all([painted, read]).then(start);
}
