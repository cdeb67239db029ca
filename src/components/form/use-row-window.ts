import { useCallback, useRef, useState } from 'react';

/** Rows that fit the list, plus a few above and below so that scrolling shows no gap. */
const rowsInSight = 5;
const rowsBeyond = 3;

/** Which rows of a list with equal row heights are rendered: the visible ones. */
export function useRowWindow(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);

  const rowHeight = useCallback(() => (list.current?.scrollHeight ?? 0) / Math.max(count, 1), [count]);

  const follow = useCallback(() => {
    const height = rowHeight();
    if (list.current && height > 0) setFirst(Math.floor(list.current.scrollTop / height));
  }, [rowHeight]);

  /** Scrolls just far enough to show the row. */
  const reveal = useCallback(
    (index: number) => {
      const { current } = list;
      if (!current) return;
      const height = rowHeight();
      const top = index * height;
      if (top < current.scrollTop) current.scrollTop = top;
      else if (top + height > current.scrollTop + current.clientHeight) {
        current.scrollTop = top + height - current.clientHeight;
      }
      follow();
    },
    [follow, rowHeight],
  );

  const start = Math.max(0, Math.min(first, count - rowsInSight) - rowsBeyond);
  const end = Math.min(count, first + rowsInSight + rowsBeyond);
  return { list, start, end, follow, reveal };
}
