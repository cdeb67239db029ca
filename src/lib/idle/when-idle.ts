/** Does some work when the page is at rest. Answers with the function that gives it up. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
