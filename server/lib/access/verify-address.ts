import type { Queryable } from '../database';
import { publish } from '../events';

interface Namesake {
  id: string;
  projectId: number;
  isVerified: boolean;
}

/**
 * Assigns an address to the person who has just proved that they receive its mail, or who is known to the
 * identity provider by it. If several companies have entered the address, one of them gets the person; for
 * the others the person stays someone who has never signed in. An address that has an owner keeps it.
 * @param email in lower case
 * @param userId which of them; without it the main user of a company, else the person who was added last
 */
export async function verifyAddress(tx: Queryable, email: string, userId?: string | null): Promise<void> {
  const namesakes = await tx.query<Namesake>(
    `select id, project_id as "projectId", proved_at is not null as "isVerified"
       from users where email = $1 order by is_main_user desc, created_at desc, id for update`,
    [email],
  );
  if (namesakes.some(({ isVerified }) => isVerified)) return;
  const owner = namesakes.find(({ id }) => id === userId) ?? namesakes[0];
  if (!owner) return;
  await tx.query('update users set proved_at = now() where id = $1', [owner.id]);
  const { id, projectId } = owner;
  await publish(tx, { type: 'user', action: 'update', projectId, data: { userId: id } });
}
