import type { Member } from '../../lib/access/members';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { assignRequests } from './repository';
import type { Segments } from './service';

/**
 * Assigns to the caller's project the requests that customers have sent to the caller's own address and that
 * nobody has claimed. They are listed as open, as if the link in the mail had been followed, and the
 * requested segments are added. Only the caller's own address counts, because the sign-in has proved it;
 * colleagues' addresses may not be theirs. Returns how many were added.
 */
export async function claimRequests(
  tx: Queryable,
  segments: Segments,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
): Promise<number> {
  const taken = await assignRequests(tx, { projectId, email });
  if (taken.length > 0) {
    await segments.populate(tx, projectId);
    await publish(tx, { type: 'customer-request', action: 'populate', projectId });
  }
  return taken.length;
}
