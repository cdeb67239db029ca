import type { Config } from '../config';
import { createAccounts } from '../identity/create-accounts';
import { createMails } from '../mail/create-mails';
import type { Database, Queryable } from '../lib/database';
import { publish } from '../lib/events';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { nameOfProject, requireProject } from './require-project';

export const eraseProjectUsage = 'projects erase --project N --name "NAME AS LISTED"';

/**
 * `projects erase`: removes a company, its people and their accounts, whole or not at all. Its customers keep the request
 * they sent, without an address, and what they have calculated. @throws StartupError
 */
export async function eraseProject(database: Database, args: string[], config: Config): Promise<string[]> {
  const values = readOptions(args, { project: { type: 'string' }, name: { type: 'string' } });
  const id = await requireProject(database, values.project, eraseProjectUsage);
  const name = await nameOfProject(database, id);
  if (values.name !== name)
    throw new StartupError(
      `Project ${id} is "${name}". To erase it: projects erase --project ${id} --name "${name}"`,
    );
  const accounts = createAccounts(config, createMails(config.publicUrl));
  const { people, customers } = await database.longTransaction(async (tx) => {
    const emails = await emailsOf(tx, id);
    const kept = await loosenRequests(tx, id);
    await tx.query('delete from mails where recipient = any ($1::text[])', [emails]);
    await tx.query('delete from projects where id = $1', [id]);
    // Last, since a Keycloak does not take back what it has removed.
    for (const email of emails) await accounts.remove(tx, email);
    return { people: emails.length, customers: kept };
  });
  return [
    `${name} is erased, with ${people} people and their accounts.`,
    `${customers} requests of its customers stay with them, without a name to write to.`,
    'Backups made before still hold it: remove them when their time is over.',
  ];
}

async function emailsOf(tx: Queryable, projectId: number): Promise<string[]> {
  const rows = await tx.query<{ email: string }>(
    'select email from users where project_id = $1 order by email',
    [projectId],
  );
  return rows.map(({ email }) => email);
}

/** What customers have asked is theirs: it loses the company and the address, and counts as declined. */
async function loosenRequests(tx: Queryable, projectId: number): Promise<number> {
  const rows = await tx.query<{ id: string; requester: number }>(
    `update linkings
        set supplier_project_id = null, supplier_email = 'erased-' || id || '@erased.invalid', status = 'declined',
            needs_attention = null, last_submitted_at = null, version = version + 1
      where supplier_project_id = $1 returning id, requester_project_id as requester`,
    [projectId],
  );
  for (const { id, requester } of rows)
    await publish(tx, {
      type: 'supplychain-supplier',
      action: 'update',
      projectId: requester,
      linkingId: id,
    });
  return rows.length;
}
