/** A function that tells whether another tab has let another version in, which has taken this page over. */
export function watchTakeOver(): () => boolean {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  let isTakenOver = false;
  // The first worker of all takes the page over, which is no update.
  if (workers?.controller) workers.addEventListener('controllerchange', () => (isTakenOver = true));
  return () => isTakenOver;
}
