import { useRefusedEdit } from '../../lib/outbox/use-refused-edit';
import { Notice } from './notice';
import { RefusalText } from './refusal-text';

/** Why the server has refused the edit of a subject that waits for the person's decision. */
export function RefusedNotice({ subject }: { subject: string }) {
  const refused = useRefusedEdit(subject);
  if (!refused) return null;
  return (
    <Notice tone="negative">
      <RefusalText failure={refused.failure} />
    </Notice>
  );
}
