import { tabStorage } from '../../lib/storage/safe-storage';

/** Longer than pages take to load. Someone who has begun to read is not moved any more. */
const patienceMs = 5_000;
const signsOfReading = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Returns to where a reloaded page was scrolled to. Gatsby does so as soon as the page is rendered, which is too low for
 * that as long as its data are loading.
 */
export function restoreScroll(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || !['reload', 'back_forward'].includes(navigation.type) || location.hash) return;
  const { pathname } = location;
  const { key = 'initial' } = (history.state ?? {}) as { key?: string };
  const position = Number(tabStorage.get(`@@scroll|${pathname}|${key}`));
  if (!(position > 0)) return;

  const observer = new ResizeObserver(() => {
    const isHighEnough = document.documentElement.scrollHeight >= position + window.innerHeight;
    if (location.pathname === pathname && !isHighEnough) return;
    end();
    if (location.pathname === pathname) window.scrollTo(0, position);
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signsOfReading) window.removeEventListener(sign, end);
  };
  const timer = setTimeout(end, patienceMs);
  for (const sign of signsOfReading) window.addEventListener(sign, end, { passive: true });
  observer.observe(document.body);
}
