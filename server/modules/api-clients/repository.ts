import type { ClientScope } from '../../../core/access/api-clients';
import type { ApiClient } from '../../../core/contracts/api-clients';
import type { Queryable } from '../../lib/database';

const listQuery = `
  select id, name, string_to_array(scopes, ' ') as scopes, expires_on::text as "expiresOn",
         coalesce(expires_on < (now() at time zone 'UTC')::date, false) as "isExpired",
         secret_made_at as "secretMadeAt", created_at as "createdAt", last_used_at as "lastUsedAt"
    from api_clients
   where project_id = $1 and revoked_at is null and ($2::uuid is null or id = $2)
   order by lower(name), id`;

/** Clients of a project by name, or the one with an id; without those that are revoked. */
export const findClients = (db: Queryable, projectId: number, id?: string): Promise<ApiClient[]> =>
  db.query<ApiClient>(listQuery, [projectId, id ?? null]);

/** One after the other, so that there are never too many, nor two of one name. */
export async function lockClients(tx: Queryable, projectId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('api_clients'), $1)`, [projectId]);
}

export interface NewClient {
  projectId: number;
  name: string;
  scopes: readonly ClientScope[];
  expiresOn: string | null;
  secretHash: string;
  createdBy: string;
}

/** Answers with its id. */
export async function insertClient(tx: Queryable, client: NewClient): Promise<string> {
  const { projectId, name, scopes, expiresOn, secretHash, createdBy } = client;
  const [row] = await tx.query<{ id: string }>(
    `insert into api_clients (project_id, name, scopes, expires_on, secret_hash, created_by)
     values ($1, $2, $3, $4::date, $5, $6) returning id`,
    [projectId, name, scopes.join(' '), expiresOn, secretHash, createdBy],
  );
  if (!row) throw new Error('The database did not answer with the new client.');
  return row.id;
}

export async function setSecret(tx: Queryable, id: string, secretHash: string): Promise<void> {
  await tx.query(
    `update api_clients set secret_hash = $2, secret_version = secret_version + 1, secret_made_at = now()
      where id = $1`,
    [id, secretHash],
  );
}

export async function revoke(tx: Queryable, id: string): Promise<void> {
  await tx.query('update api_clients set revoked_at = now() where id = $1', [id]);
}
