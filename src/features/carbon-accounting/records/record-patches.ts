import { original } from '@reduxjs/toolkit';

interface Kept {
  id: string;
}

/** Replaces the record with the same id, or appends it. */
export function put<Item extends Kept>(records: Item[], record: Item): void {
  const index = indexOf(records, record.id);
  if (index < 0) records.push(record);
  else records[index] = record;
}

/** Changes an existing record; does nothing if there is none. */
export function change<Item extends Kept>(records: Item[], id: string, changes: Partial<Item>): void {
  const index = indexOf(records, id);
  const found = asTheyWere(records)[index];
  if (found) records[index] = { ...(found as Item), ...changes };
}

export function remove(records: Kept[], id: string): void {
  const index = indexOf(records, id);
  if (index >= 0) records.splice(index, 1);
}

function indexOf(records: readonly Kept[], id: string): number {
  return asTheyWere(records).findIndex((each) => each.id === id);
}

/** The list without Immer drafts, which are slow to search with ten thousand entries. */
function asTheyWere(records: readonly Kept[]): readonly Kept[] {
  return original(records as Kept[]) ?? records;
}
