/** Returns a function that tells whether another tab has activated another version that now controls this page. */
export function watchControllerChange(): () => boolean {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  let isTakenOver = false;
  // The very first worker also takes control of the page, but that is no update.
  if (workers?.controller) workers.addEventListener('controllerchange', () => (isTakenOver = true));
  return () => isTakenOver;
}
