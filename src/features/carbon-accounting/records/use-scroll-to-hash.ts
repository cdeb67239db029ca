import { useEffect, useRef, type RefObject } from 'react';
import type { SectionId } from '../shared/section-id';

/** Whether the hash of the address is this section. */
export const isHashTarget = (id: SectionId): boolean => window.location.hash === `#${id}`;

/** Scrolls to the section in the address. The figures load after the browser has already looked for it. */
export function useScrollToHash<Place extends HTMLElement>(id: SectionId | undefined): RefObject<Place> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (id && isHashTarget(id)) place.current?.focus();
  }, [id]);
  return place;
}
