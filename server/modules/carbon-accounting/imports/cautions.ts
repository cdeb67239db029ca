import type { Entry } from './entry';
import { figuresOf } from './row-errors';
import { placeKey, type StoredInputs, type Step } from './stored-inputs';

/** A repeated row, and the first that says the same. */
export interface Identical {
  row: number;
  first: number;
}

/** A file without record IDs adds all its activities, so importing a corrected file would duplicate them. */
export function countAlike(steps: readonly Step[], stored: StoredInputs): number {
  return steps.filter(
    ({ entry, action }) =>
      entry.table === 'activities' && action === 'create' && stored.activitiesByPlace.has(placeKey(entry)),
  ).length;
}

/** Rows that were copied twice look like two activities. */
export function findIdentical(steps: readonly Step[]): Identical[] {
  const seen = new Map<string, number>();
  return steps.flatMap(({ entry, action }) => {
    if (entry.table !== 'activities' || action !== 'create') return [];
    const { row } = entry;
    const key = figuresOf(entry);
    const first = seen.get(key);
    if (first !== undefined) return [{ row, first }];
    seen.set(key, row);
    return [];
  });
}

/** A spreadsheet stores a typed 30% as 0.3: then no share of the table is above 1. */
export function holdFractions(entries: readonly Entry[]): boolean {
  const areSmall = new Map<Entry['table'], boolean>();
  for (const entry of entries) {
    const share = shareIn(entry);
    if (share > 0) areSmall.set(entry.table, (areSmall.get(entry.table) ?? true) && share <= 1);
  }
  return [...areSmall.values()].includes(true);
}

function shareIn(entry: Entry): number {
  switch (entry.table) {
    case 'activities':
      return entry.renewableShare ?? 0;
    case 'bills':
      return 0;
    case 'spend':
      return entry.spendShareOfTurnover;
    case 'distribution':
      return entry.shareOfInput;
    case 'suppliers':
      return entry.shareOfSectorInput;
  }
}
