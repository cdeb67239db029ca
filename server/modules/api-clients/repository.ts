import type { ClientScope } from '../../../core/terms/api-clients';
import type { ApiClient } from '../../../core/contracts/api-clients';
import { lockWork } from '../../lib/advisory-lock';
import type { Queryable } from '../../lib/database';

const listQuery = `
  select id, name, string_to_array(scopes, ' ') as scopes, expires_on::text as "expiresOn",
         coalesce(expires_on < (now() at time zone 'UTC')::date, false) as "isExpired",
         secret_made_at as "secretMadeAt", created_at as "createdAt", last_used_at as "lastUsedAt"
    from api_clients
   where project_id = $1 and revoked_at is null and ($2::uuid is null or id = $2)
   order by lower(name), id`;

/** Clients of a project by name, or the one with an id; without revoked ones. */
export const findClients = (db: Queryable, projectId: number, id?: string): Promise<ApiClient[]> =>
  db.query<ApiClient>(listQuery, [projectId, id ?? null]);

/** One at a time, so that there are never too many, nor two with the same name. */
export const lockClients = (tx: Queryable, projectId: number): Promise<void> =>
  lockWork(tx, 'api_clients', projectId);

export interface NewClient {
  projectId: number;
  name: string;
  scopes: readonly ClientScope[];
  expiresOn: string | null;
  secretHash: string;
  createdBy: string;
}

/** A client that cannot be used yet: it is stored as revoked until `activate`. Returns its id. */
export async function insertClient(
  tx: Queryable,
  client: NewClient & { id: string | undefined },
): Promise<string | undefined> {
  const { id, projectId, name, scopes, expiresOn, secretHash, createdBy } = client;
  const [row] = await tx.query<{ id: string }>(
    `insert into api_clients (id, project_id, name, scopes, expires_on, secret_hash, created_by, revoked_at)
     values (coalesce($7::uuid, gen_random_uuid()), $1, $2, $3, $4::date, $5, $6, now())
     on conflict (id) do nothing returning id`,
    [projectId, name, scopes.join(' '), expiresOn, secretHash, createdBy, id ?? null],
  );
  return row?.id;
}

/** A client of a project. */
interface Place {
  projectId: number;
  id: string;
}

/** Returns whether it still existed. */
export async function activate(tx: Queryable, { projectId, id }: Place): Promise<boolean> {
  const rows = await tx.query(
    `update api_clients set revoked_at = null where project_id = $1 and id = $2 and secret_hash <> '' returning id`,
    [projectId, id],
  );
  return rows.length > 0;
}

/** The number of a client's next secret. */
export async function nextSecretVersion(db: Queryable, { projectId, id }: Place): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    'select secret_version + 1 as next from api_clients where project_id = $1 and id = $2',
    [projectId, id],
  );
  return row?.next ?? 1;
}

/** Returns whether no other secret has got this number. */
export async function setSecret(
  tx: Queryable,
  { projectId, id }: Place,
  { secretHash, secretVersion }: { secretHash: string; secretVersion: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update api_clients set secret_hash = $3, secret_version = $4, secret_made_at = now()
      where project_id = $1 and id = $2 and secret_version = $4 - 1 returning id`,
    [projectId, id, secretHash, secretVersion],
  );
  return rows.length > 0;
}

export async function revoke(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query('update api_clients set revoked_at = now() where project_id = $1 and id = $2', [
    projectId,
    id,
  ]);
}

/**
 * Clients that the realm may still have although they are revoked or were never put in force; those created
 * within the last ten minutes may still be. Once the realm has removed one, its hash is empty.
 */
export async function findRemovable(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from api_clients
      where revoked_at is not null and secret_hash <> ''
        and (revoked_at <> created_at or created_at < now() - interval '10 minutes')
      order by revoked_at limit 100`,
    [],
  );
  return rows.map(({ id }) => id);
}

export async function markRemoved(db: Queryable, id: string): Promise<void> {
  await db.query(`update api_clients set secret_hash = '' where id = $1 and revoked_at is not null`, [id]);
}
