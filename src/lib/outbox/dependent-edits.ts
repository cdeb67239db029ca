import { findEdit } from './edit';
import { isConflict, type OutboxEntry } from './entry';

/**
 * The edits that make no sense once this one is discarded: those built on a creation. If someone else has created the
 * same subject meanwhile, only the edits of that subject go; records that belong to it stay and belong to the other
 * person's.
 */
export function dependentEdits(entries: readonly OutboxEntry[], discarded: OutboxEntry): OutboxEntry[] {
  if (!findEdit(discarded.edit)?.creates) return [];
  const stands = isConflict(discarded);
  const gone = new Set([discarded.subject]);
  return entries.filter(({ id, place, subject, needs }) => {
    const depends =
      id !== discarded.id &&
      place > discarded.place &&
      [subject, ...(stands ? [] : needs)].some((each) => gone.has(each));
    if (depends && !stands) gone.add(subject);
    return depends;
  });
}
