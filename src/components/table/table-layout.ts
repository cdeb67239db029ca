import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How a table is rendered: as a table; as cards if its container is too narrow for the columns; or, on a large screen
 * that cannot fit all chosen columns, as a horizontally scrolling table.
 */
export type TableLayout = 'table' | 'cards' | 'scroll';

const alwaysCards = '(max-width: 60rem)';
const neverCards = '(min-width: 82rem)';
/** The width of a table's borders, in pixels. */
const borders = 2;
const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

function layoutOf(hasRoom: boolean): TableLayout {
  if (matches(alwaysCards)) return 'cards';
  if (hasRoom) return 'table';
  return matches(neverCards) ? 'scroll' : 'cards';
}

/**
 * The layout of a table whose columns need `minWidth`, measured before paint and whenever its container changes. `probe`
 * is an empty element as wide as the table, with a child as wide as the columns.
 */
export function useTableLayout(minWidth: string) {
  const probe = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState(() => layoutOf(true));
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // Cards have no border around them: without it in both, the layouts would alternate at some widths.
    const room = () => (element.parentElement ?? element).offsetWidth - borders;
    const measure = () => setLayout(layoutOf(element.scrollWidth <= room() + 1));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minWidth]);
  return { probe, layout };
}

/**
 * Scrolls a table that is wider than its container horizontally, while its header and scroll bar stay visible as the
 * page scrolls: header, body and bar are three elements with synchronised scrolling.
 */
export function useWideScroll(isWide: boolean) {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isWide) return;
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

  return { head, body, bar };
}
