import { startTransition, useEffect, useState } from 'react';

let isAlive = false;

/** Called once, when the prebuilt page is hydrated: what is drawn later was not prebuilt. */
export function noteAlive(): void {
  isAlive = true;
}

/**
 * False while the prebuilt page is woken up: it was drawn without its address. True ever after, which is drawn in
 * steps as the page itself was.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
