import { useEffect, useState } from 'react';
import * as styles from './scroll-hint.module.css';

/**
 * Fades a horizontally scrolling row on the sides where more is hidden.
 * @returns the ref callback of the row, its class, and the sides for its `data-more`
 */
export function useScrollHint<Row extends HTMLElement>(): [
  (row: Row | null) => void,
  string | undefined,
  string,
] {
  const [row, setRow] = useState<Row | null>(null);
  const [sides, setSides] = useState('');
  useEffect(() => {
    if (!row) return;
    const mark = () => {
      // Browsers scroll to fractions of a pixel.
      const before = Math.abs(row.scrollLeft) > 1;
      const after = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) > 1;
      setSides([before && 'start', after && 'end'].filter(Boolean).join(' '));
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark);
    for (const part of [row, ...row.children]) observer?.observe(part);
    return () => {
      row.removeEventListener('scroll', mark);
      observer?.disconnect();
    };
  }, [row]);
  return [setRow, styles.row, sides];
}
