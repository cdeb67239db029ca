import type { Member } from '../../plugins/access/members';
import type { Queryable } from '../../plugins/database';
import { publish } from '../../plugins/events';
import { takeRequestsTo } from './repository';

/**
 * Brings in the requests that customers have sent to the caller's own address and that nobody has taken up: they
 * wait for an answer in the list, as if the link in the mail had been followed. Only the caller's address counts,
 * since a sign-in has proved it; those of colleagues may not be theirs. Answers how many were brought in.
 */
export async function bringIn(tx: Queryable, { projectId, email }: Member): Promise<number> {
  const taken = await takeRequestsTo(tx, { projectId, email });
  if (taken.length > 0) await publish(tx, { type: 'customer-request', action: 'populate', projectId });
  return taken.length;
}
