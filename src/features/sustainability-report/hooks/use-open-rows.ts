import { useState } from 'react';

interface OpenRows {
  rows: readonly string[];
  /** Adds a row, or keeps one that somebody is editing. */
  keep: (member: string) => void;
  drop: (member: string) => void;
}

/**
 * The rows of a table in the order in which they were first shown. While somebody edits a row, it neither moves nor
 * disappears when its only value is cleared, here or by a colleague.
 * @param filled the rows with values
 */
export function useOpenRows(filled: readonly string[]): OpenRows {
  const [order, setOrder] = useState(filled);
  const [own, setOwn] = useState<readonly string[]>([]);
  const existing = new Set([...filled, ...own]);
  const rows = [...new Set([...order, ...existing])].filter((member) => existing.has(member));
  return {
    rows,
    keep(member) {
      if (own.includes(member)) return;
      setOrder([...new Set([...rows, member])]);
      setOwn([...own, member]);
    },
    drop(member) {
      setOrder(order.filter((each) => each !== member));
      setOwn(own.filter((each) => each !== member));
    },
  };
}
