import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { elementsListen, pageReady } from './hydration-events';

/** Around everything: tells when the prebuilt page has come to life. */
export function HydratedRoot({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(elementsListen));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(pageReady));
  }, []);
  return children;
}
