import { useEffect, useRef, type RefObject } from 'react';
import type { SectionId } from './section-id';

/** Whether the address leads here. */
export const isArrival = (id: SectionId): boolean => window.location.hash === `#${id}`;

/**
 * Puts the reader where the address leads: the figures come after the page, when the browser has looked for the place
 * already.
 */
export function useArrival<Place extends HTMLElement>(id: SectionId | undefined): RefObject<Place> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (id && isArrival(id)) place.current?.focus();
  }, [id]);
  return place;
}
