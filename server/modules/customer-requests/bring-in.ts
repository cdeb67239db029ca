import type { Member } from '../../lib/access/members';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { takeRequestsTo } from './repository';
import type { Segments } from './service';

/**
 * Brings in the requests that customers have sent to the caller's own address and that nobody has taken up: they
 * wait for an answer in the list, as if the link in the mail had been followed, and the segments that they ask for are
 * there. Only the caller's address counts, since a sign-in has proved it; those of colleagues may not be theirs.
 * Answers how many were brought in.
 */
export async function bringIn(
  tx: Queryable,
  segments: Segments,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
): Promise<number> {
  const taken = await takeRequestsTo(tx, { projectId, email });
  if (taken.length > 0) {
    await segments.populate(tx, projectId);
    await publish(tx, { type: 'customer-request', action: 'populate', projectId });
  }
  return taken.length;
}
