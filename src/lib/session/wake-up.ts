/**
 * Calls `listener` when this tab may have been asleep: it becomes visible, is thawed, or is restored by the browser's
 * back button. Returns the function that stops it.
 */
export function onWakeUp(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('resume', listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    document.removeEventListener('resume', listener);
    window.removeEventListener('pageshow', onShow);
  };
}
