/** Runs `work` when the page is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
