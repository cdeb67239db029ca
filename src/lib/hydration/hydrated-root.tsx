import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { elementsListen, pageReady } from './hydration-events';
import { noteAlive } from './use-hydrated';

/** Around everything: tells when the prebuilt page is hydrated. */
export function HydratedRoot({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    noteAlive();
    window.dispatchEvent(new Event(elementsListen));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(pageReady));
  }, []);
  return children;
}
