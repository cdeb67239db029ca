import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo } from 'react';

const hasSameItems = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, index) => Object.is(item, b[index]));

/** The list, or the one of the last render if its items are the same, so that what depends on it is kept. */
export function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const stable = useMemo(
    () => weakMapMemoize((next: readonly Item[]) => next, { resultEqualityCheck: hasSameItems }),
    [],
  );
  return stable(list);
}
