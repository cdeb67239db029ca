import { startTransition, useEffect, useState } from 'react';

let isPageHydrated = false;

/** Called once, when the prerendered page is hydrated: later renders were not prerendered. */
export function markHydrated(): void {
  isPageHydrated = true;
}

/** Whether the page has taken over from its prerendered HTML. */
export const isHydrated = (): boolean => isPageHydrated;

/**
 * False while the prerendered page hydrates, since it was rendered without its address. Then true, and that render is
 * split into chunks as hydration was.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isPageHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
