import { ApiError } from '../../lib/api-error';
import type { Member } from '../../lib/access/members';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { notify } from '../../lib/notifications/notify';
import { insertSubmission, submitRequests } from './submission-repository';

/** What a submission needs from the answers: the current ones, which it marks as submitted. */
export interface Assessment {
  catalogueVersion: string;
  submitSegments(tx: Queryable, projectId: number, at: string): Promise<readonly unknown[]>;
  submitCompany(tx: Queryable, projectId: number, at: string): Promise<unknown>;
}

/** How a supplier's answers affect its customers. */
export interface Customers {
  /** These customers now have other answers of the supplier. */
  flagForSupplierChanges(
    tx: Queryable,
    changed: readonly { linkingId: string; requesterProjectId: number }[],
  ): Promise<void>;
}

export interface Submission {
  timestamp: string;
  /** How many customer requests were answered. */
  requests: number;
  /** How many segments were submitted. */
  segments: number;
}

/**
 * Sends the current answers to every customer whose request is accepted: accepted requests get the submit
 * date and no attention flag, segments and company questions become submitted, and what was submitted is
 * stored. Missing answers do not prevent it: a measure without an answer counts as not implemented.
 * @throws ApiError 409 NOTHING_TO_SUBMIT when no request is accepted
 */
export async function submit(
  tx: Queryable,
  { assessment, customers }: { assessment: Assessment; customers: Customers },
  { projectId, userId, email }: Pick<Member, 'projectId' | 'userId' | 'email'>,
): Promise<Submission> {
  const timestamp = new Date().toISOString();
  const answered = await submitRequests(tx, projectId, timestamp);
  if (answered.length === 0)
    throw new ApiError(
      409,
      'NOTHING_TO_SUBMIT',
      'Accept a customer request first; nobody waits for answers.',
    );
  const segments = await assessment.submitSegments(tx, projectId, timestamp);
  const company = await assessment.submitCompany(tx, projectId, timestamp);
  await insertSubmission(tx, {
    projectId,
    userId,
    at: timestamp,
    catalogueVersion: assessment.catalogueVersion,
    linkingIds: answered.map(({ linkingId }) => linkingId),
    company,
    segments,
  });
  await customers.flagForSupplierChanges(tx, answered);
  await notifyEveryone(tx, projectId, answered);
  await audit(tx, { projectId, actor: email, area: 'self-assessment', action: 'submit' });
  return { timestamp, requests: answered.length, segments: segments.length };
}

/** The supplier's own people, and those of each customer. */
async function notifyEveryone(
  tx: Queryable,
  projectId: number,
  answered: readonly { linkingId: string; requesterProjectId: number }[],
): Promise<void> {
  await publish(tx, { type: 'submission:complete', action: 'submit', projectId });
  for (const { linkingId, requesterProjectId } of answered)
    await publish(tx, {
      type: 'supplychain-supplier',
      action: 'submit',
      projectId: requesterProjectId,
      linkingId,
    });
  for (const customer of new Set(answered.map(({ requesterProjectId }) => requesterProjectId)))
    await notify(tx, { projectId: customer, event: 'answered', from: projectId });
}
