import { findEdit } from './edit';
import { isConflict, type OutboxEntry } from './entry';

/**
 * The edits that make no sense once this one is discarded: those built on a creation. Where somebody else has created
 * the same meanwhile, only what was changed of it goes; what belongs to it stays, and belongs to theirs.
 */
export function goesWith(entries: readonly OutboxEntry[], discarded: OutboxEntry): OutboxEntry[] {
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
