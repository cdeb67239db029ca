import { permissionsFor } from '../../../core/access/permissions';
import { isClientScope, toClientAuthor, type ClientScope } from '../../../core/terms/api-clients';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Queryable } from '../database';
import type { Member } from './members';

/** A client that is not revoked. */
export interface ClientCredential {
  id: string;
  projectId: number;
  name: string;
  scopes: ClientScope[];
  secretHash: string;
  secretVersion: number;
  isExpired: boolean;
  privileges: Privileges;
}

/** Undefined for one that never existed or is revoked. */
export async function findClientCredential(db: Queryable, id: string): Promise<ClientCredential | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const [row] = await db.query<Omit<ClientCredential, 'scopes'> & { scopes: string }>(
    `select c.id, c.project_id as "projectId", c.name, c.scopes, c.secret_hash as "secretHash",
            c.secret_version as "secretVersion", p.privileges,
            coalesce(c.expires_on < (now() at time zone 'UTC')::date, false) as "isExpired"
       from api_clients c join projects p on p.id = c.project_id
      where c.id = $1 and c.revoked_at is null`,
    [id],
  );
  return row && { ...row, scopes: row.scopes.split(' ').filter(isClientScope) };
}

/** Written once a minute at most, so that a busy client does not cause a write on every request. */
export async function recordClientUse(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update api_clients set last_used_at = now()
      where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [id],
  );
}

/**
 * A client instead of a person: its scopes replace the role; the privileges of the project apply as for
 * people.
 */
export const toClientMember = ({ id, projectId, name, privileges }: ClientCredential): Member => ({
  userId: id,
  projectId,
  email: toClientAuthor(name),
  role: 'Admin',
  isMainUser: false,
  viewOnly: false,
  permissions: permissionsFor({ role: 'Admin', privileges }),
});
