import { permissionsFor, type Permissions } from '../../../core/access/permissions';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Role } from '../../../core/contracts/users';
import type { Database } from '../database';
import { verifyAddress } from './verify-address';
import { wasRemoved } from './removed-users';

/** A signed-in person as a user of one project. */
export interface Member {
  userId: string;
  projectId: number;
  /** Lower case. */
  email: string;
  role: Role;
  isMainUser: boolean;
  /** May read everything and change nothing. */
  viewOnly: boolean;
  /** By role and the privileges of the project. */
  permissions: Permissions;
}

/** A member as stored in the database. */
export type MemberRow = Omit<Member, 'permissions'> & { privileges: Privileges };

export function toMember({ privileges, ...row }: MemberRow): Member {
  return { ...row, permissions: permissionsFor({ ...row, privileges }) };
}

export interface Members {
  find(projectId: number, email: string): Promise<Member | undefined>;
  /** Calls `listener` when a membership has changed, or may have. */
  onChange(listener: () => void): void;
  /** The person in their own project. */
  findOwn(email: string): Promise<Member | undefined>;
  /** Whether the person was removed recently, from this project or from any. */
  wasRemoved(email: string, projectId?: number): Promise<boolean>;
  close(): Promise<void>;
}

/** If a signal is late, a revoked membership is still accepted for this long. */
const maxAgeMs = 5_000;
const maxEntries = 10_000;

/**
 * Memberships, cached in memory so that a request does not cost a second query. Triggers on `users` and
 * `projects` notify every server of every change, which empties the cache; while signals are late nothing is
 * cached.
 */
export async function createMembers(database: Database, now = () => performance.now()): Promise<Members> {
  const kept = new Map<string, { member: Member; until: number }>();
  let generation = 0;
  let listening = true;
  const listeners = new Set<() => void>();

  const forget = () => {
    generation += 1;
    kept.clear();
    for (const listener of listeners) listener();
  };
  const stop = await database.listen('membership_changed', forget, {
    late(isLate) {
      listening = !isLate;
      forget();
    },
    missed: forget,
  });

  return {
    findOwn: (email) => query(database, null, email),
    wasRemoved: (email, projectId) => wasRemoved(database, email, projectId),
    async find(projectId, email) {
      const key = `${projectId} ${email}`;
      const entry = kept.get(key);
      if (entry && entry.until > now()) return entry.member;
      const asked = generation;
      const member = await query(database, projectId, email);
      // A change that arrived while the query ran may not be in its result.
      if (member && listening && asked === generation) {
        if (kept.size >= maxEntries) kept.clear();
        kept.set(key, { member, until: now() + maxAgeMs });
      }
      return member;
    },
    onChange: (listener) => void listeners.add(listener),
    close: stop,
  };
}

const memberQuery = `
  select u.id as "userId", project_id as "projectId", email, role, is_main_user as "isMainUser", view_only as "viewOnly",
         privileges, proved_at is not null as "isVerified"
    from users u join projects p on p.id = project_id
   where email = $1 and ($2::integer is null or project_id = $2)
     and (proved_at is not null
       or not exists (select from users o where o.email = u.email and o.proved_at is not null))
   order by is_main_user desc, u.created_at desc limit 1`;

/** A person with a token of the identity provider owns its address; this is recorded the first time. */
async function query(
  database: Database,
  projectId: number | null,
  email: string,
): Promise<Member | undefined> {
  const find = async () =>
    (await database.query<MemberRow & { isVerified: boolean }>(memberQuery, [email, projectId]))[0];
  let found = await find();
  if (found?.isVerified === false) {
    const { userId } = found;
    await database.transaction((tx) => verifyAddress(tx, email, userId));
    found = await find();
  }
  if (!found?.isVerified) return undefined;
  const { isVerified: _, ...row } = found;
  return toMember(row);
}
