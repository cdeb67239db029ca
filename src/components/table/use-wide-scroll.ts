import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Lets a table that is wider than its place scroll inside itself, while its head and its scroll bar stay in sight as
 * the page scrolls: the head, the body and the bar are three places that follow one another.
 */
export function useWideScroll(minWidth: string) {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minWidth]);

  useLayoutEffect(() => {
    const places = [head.current, body.current, bar.current].filter((place) => place !== null);
    const follow = ({ currentTarget }: Event) => {
      const { scrollLeft } = currentTarget as HTMLElement;
      for (const place of places) if (place.scrollLeft !== scrollLeft) place.scrollLeft = scrollLeft;
    };
    for (const place of places) place.addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const place of places) place.removeEventListener('scroll', follow);
    };
  }, [isWide]);

  return { head, body, bar, isWide };
}
