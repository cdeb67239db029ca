import { findEdit, type Difference } from './edit';
import { isConflict, type OutboxEntry } from './entry';
import { orEmptyOnError } from './or-empty-on-error';

/**
 * The differences between an edit and the server's current state; empty without a conflict or if they cannot be
 * compared.
 */
export function differencesOf({
  edit,
  arg,
  failure,
}: Pick<OutboxEntry, 'edit' | 'arg' | 'failure'>): readonly Difference[] {
  const compare = findEdit(edit)?.compare;
  if (!compare || !failure?.details || !isConflict({ failure })) return [];
  return orEmptyOnError(() => compare(arg, failure.details));
}
