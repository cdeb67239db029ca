import { useRefusedEdit } from '../../lib/outbox/use-refused-edit';
import { Notice } from './notice';
import { RefusalText } from './refusal-text';

/**
 * Why the server has refused the edit of a subject that waits for the person's decision; first in its form. Nothing for
 * what is new.
 */
export function RefusedNotice({ subject }: { subject: string | undefined }) {
  const refused = useRefusedEdit(subject);
  if (!refused) return null;
  return (
    <Notice tone="negative">
      <RefusalText failure={refused.failure} />
    </Notice>
  );
}
