import { findEdit, type Difference } from './edit';
import { isConflict, type OutboxEntry } from './entry';
import { whatIsUnderstood } from './understood';

/** What the server has by now against what an edit says; empty where no conflict is, or they cannot be compared. */
export function differencesOf({
  edit,
  arg,
  failure,
}: Pick<OutboxEntry, 'edit' | 'arg' | 'failure'>): readonly Difference[] {
  const compare = findEdit(edit)?.compare;
  if (!compare || !failure?.details || !isConflict({ failure })) return [];
  return whatIsUnderstood(() => compare(arg, failure.details));
}
