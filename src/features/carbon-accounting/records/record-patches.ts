import { original } from '@reduxjs/toolkit';

interface Kept {
  id: string;
  snowflakeId?: string;
}

/** Replaces the record with the same id, or adds it: a restored one at its place, others at the end. */
export function put<Item extends Kept>(records: Item[], record: Item): void {
  const index = indexOf(records, record.id);
  if (index >= 0) records[index] = record;
  else records.splice(placeOf(record, asTheyWere(records)), 0, record);
}

/** The server lists records by number; a new one has none until it is stored. */
function placeOf({ snowflakeId: number }: Kept, records: readonly Kept[]): number {
  const next = number ? records.findIndex((each) => Number(each.snowflakeId) > Number(number)) : -1;
  return next < 0 ? records.length : next;
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
