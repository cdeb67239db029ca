/**
 * Starts the page's scripts after its first paint. Gatsby's own tags would compete with the paint; the
 * build replaces them by this and names the files in `data-scripts`.
 */
const { scripts = '' } = document.currentScript?.dataset ?? {};

function start(): void {
  for (const source of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    document.body.append(script);
  }
}

/** Where a browser does not tell of its paints, or not soon. */
const startsWithinMs = 500;

function startOncePainted(): void {
  const observer = new PerformanceObserver(begin);
  const timer = setTimeout(begin, startsWithinMs);
  function begin(): void {
    clearTimeout(timer);
    observer.disconnect();
    start();
  }
  observer.observe({ type: 'paint', buffered: true });
}

// A page that is leaving for another language starts nothing; a page in the background is never painted.
if (!document.documentElement.hidden) {
  if (document.visibilityState === 'hidden') start();
  else startOncePainted();
}
