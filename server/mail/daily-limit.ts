import { createHash } from 'node:crypto';
import { ApiError } from '../lib/api-error';
import type { Queryable } from '../lib/database';

/** Mails that one company can cause to one address in a day (UTC). */
const maxPerRecipient = 5;
/** And to all addresses together: twice the largest list of suppliers. */
const maxPerProject = 2_000;

const digest = (recipient: string) => createHash('sha256').update(recipient).digest('base64url');

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
  if ((count?.mails ?? 0) > maxPerRecipient)
    throw new ApiError(
      429,
      'DAILY_MAILS',
      `Your company has sent ${maxPerRecipient} mails to ${recipient} today. Please write again tomorrow.`,
    );
  if ((all?.mails ?? 0) > maxPerProject)
    throw new ApiError(
      429,
      'DAILY_MAILS',
      `Your company has sent ${maxPerProject} mails today. Please send the others tomorrow.`,
    );
}
