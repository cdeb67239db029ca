import { original } from '@reduxjs/toolkit';

interface Kept {
  id: string;
}

/** The record put in the place of its like, or at the end. */
export function put<Item extends Kept>(records: Item[], record: Item): void {
  const index = indexOf(records, record.id);
  if (index < 0) records.push(record);
  else records[index] = record;
}

/** The record with some of it changed; one that is not there is left alone. */
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

/** The list without its drafts: to look through ten thousand of these is slow. */
function asTheyWere(records: readonly Kept[]): readonly Kept[] {
  return original(records as Kept[]) ?? records;
}
