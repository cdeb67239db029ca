import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { elementsListen, pageReady } from './hydration-events';
import { markHydrated } from './use-hydrated';

/** The outermost component: fires the events of hydration. */
export function HydratedRoot({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    markHydrated();
    window.dispatchEvent(new Event(elementsListen));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(pageReady));
  }, []);
  return children;
}
