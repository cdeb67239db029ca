import { findProjectName } from '../lib/project-name';
import { erasedDomain } from '../../core/supply-chain/erased-address';
import type { Config } from '../config';
import { createAccounts } from '../identity/create-accounts';
import type { KeycloakClients } from '../identity/keycloak-clients';
import { createRealmClients } from '../identity/realm-clients';
import { createMails } from '../mail/create-mails';
import type { Database, Queryable } from '../lib/database';
import { publish } from '../lib/events';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { requireProject } from './require-project';

export const eraseProjectUsage = 'projects erase --project N --name "NAME AS LISTED"';

/**
 * `projects erase`: removes a company, its people and their accounts, all or nothing; only its API clients are
 * revoked first. Its customers keep their request, without an address, and their results. @throws StartupError
 */
export async function eraseProject(database: Database, args: string[], config: Config): Promise<string[]> {
  const values = readOptions(args, { project: { type: 'string' }, name: { type: 'string' } });
  const id = await requireProject(database, values.project, eraseProjectUsage);
  const name = await findProjectName(database, id);
  if (values.name !== name)
    throw new StartupError(
      `Project ${id} is "${name}". To erase it: projects erase --project ${id} --name "${name}"`,
    );
  const accounts = createAccounts(config, createMails(config.publicUrl));
  await removeClients(database, createRealmClients(config), id);
  const { people, customers } = await database.longTransaction(async (tx) => {
    const { emails, people } = await findPeople(tx, id);
    const kept = await loosenRequests(tx, id);
    await tx.query('delete from mails where recipient = any ($1::text[])', [emails]);
    await tx.query('delete from projects where id = $1', [id]);
    for (const email of emails) await accounts.remove(tx, email);
    return { people, customers: kept };
  });
  return [
    `${name} is erased, with ${people} people and their accounts.`,
    `${customers} requests of its customers stay with them, without a name to write to.`,
    'Backups made before still hold it: remove them when their time is over.',
  ];
}

/** Before the company: what fails is repeated with the command. */
async function removeClients(
  db: Queryable,
  realm: KeycloakClients | undefined,
  projectId: number,
): Promise<void> {
  const clients = await db.query<{ id: string }>(
    `update api_clients set revoked_at = coalesce(revoked_at, now())
      where project_id = $1 and secret_hash <> '' returning id`,
    [projectId],
  );
  for (const { id } of clients) await realm?.remove(id);
}

/** The number of people in the project, and their addresses except those also used in another project. */
async function findPeople(tx: Queryable, projectId: number): Promise<{ emails: string[]; people: number }> {
  const rows = await tx.query<{ email: string; isTheirs: boolean }>(
    `select u.email, u.proved_at is not null or not exists (
              select from users o where o.email = u.email and o.project_id <> u.project_id) as "isTheirs"
       from users u where u.project_id = $1 order by u.email`,
    [projectId],
  );
  const emails = rows.filter(({ isTheirs }) => isTheirs).map(({ email }) => email);
  return { emails, people: rows.length };
}

/** Requests belong to the customers: they lose the company and the address, and count as declined. */
async function loosenRequests(tx: Queryable, projectId: number): Promise<number> {
  const rows = await tx.query<{ id: string; requester: number }>(
    `update linkings
        set supplier_project_id = null, supplier_email = 'erased-' || id || $2, status = 'declined',
            needs_attention = null, last_submitted_at = null, version = version + 1
      where supplier_project_id = $1 returning id, requester_project_id as requester`,
    [projectId, erasedDomain],
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
