import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { elementsListen, pageReady } from './hydration-events';
import { noteAlive } from './use-hydrated';

/** The outermost component: fires the events of hydration. */
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
