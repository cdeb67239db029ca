import { startTransition, useEffect, useState } from 'react';

let isAlive = false;

/** Called once, when the prerendered page is hydrated: later renders were not prerendered. */
export function noteAlive(): void {
  isAlive = true;
}

/**
 * False while the prerendered page hydrates, since it was rendered without its address. Then true, and that render is
 * split into chunks as hydration was.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
