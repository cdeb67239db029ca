import { createHash } from 'node:crypto';
import { ApiError } from '../lib/api-error';
import type { Queryable } from '../lib/database';

/** Mails that one company can cause to one address in a day (UTC). */
const maxPerRecipient = 5;
/** And to all addresses together: twice the largest list of suppliers. */
const maxPerProject = 2_000;

const digest = (recipient: string) => createHash('sha256').update(recipient).digest('base64url');

/** How many more mails a project may cause to each of these addresses today. */
export async function mailsLeft(
  tx: Queryable,
  projectId: number,
  recipients: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ hash: string; mails: number }>(
    `select recipient_hash as hash, mails from daily_mails
      where project_id = $1 and day = (now() at time zone 'utc')::date and recipient_hash = any ($2)`,
    [projectId, recipients.map(digest)],
  );
  const sent = new Map(rows.map(({ hash, mails }) => [hash, mails]));
  return new Map(
    recipients.map((recipient) => [recipient, maxPerRecipient - (sent.get(digest(recipient)) ?? 0)]),
  );
}

/**
 * Counts a mail from a person of a project to an address, before it is written. The count outlives the mail
 * and its subject.
 * @throws ApiError 429 DAILY_MAILS; then neither the mail nor the change it reports may be written
 */
export async function countMail(tx: Queryable, projectId: number, recipient: string): Promise<void> {
  await tx.query(`delete from daily_mails where project_id = $1 and day < (now() at time zone 'utc')::date`, [
    projectId,
  ]);
  const [count] = await tx.query<{ mails: number }>(
    `insert into daily_mails as counted (project_id, day, recipient_hash, mails) values ($1, (now() at time zone 'utc')::date, $2, 1)
     on conflict (project_id, day, recipient_hash) do update set mails = counted.mails + 1
     returning mails`,
    [projectId, digest(recipient)],
  );
  const [all] = await tx.query<{ mails: number }>(
    `select sum(mails)::integer as mails from daily_mails where project_id = $1 and day = (now() at time zone 'utc')::date`,
    [projectId],
  );
  // Without the address: a supplier's mails may go to a colleague of the person whom the customer knows.
  if ((count?.mails ?? 0) > maxPerRecipient)
    throw new ApiError(
      429,
      'DAILY_MAILS',
      `Your company has sent ${maxPerRecipient} mails to this person today. Please write again tomorrow.`,
    );
  if ((all?.mails ?? 0) > maxPerProject)
    throw new ApiError(
      429,
      'DAILY_MAILS',
      `Your company has sent ${maxPerProject} mails today. Please send the others tomorrow.`,
    );
}
