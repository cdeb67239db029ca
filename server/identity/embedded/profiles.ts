import { fullName } from '../../../core/people/full-name';
import type { Queryable } from '../../lib/database';

interface ProfileRow {
  id: string;
  email: string;
  locale: string;
  firstName: string | null;
  lastName: string | null;
  projectId: number | null;
}

export const profileClaims = [
  'sub',
  'email',
  'name',
  'given_name',
  'family_name',
  'locale',
  'projectId',
] as const;

/** Claims of a person, as in access tokens, id tokens and at the user info endpoint. */
export interface Profile extends Partial<Record<(typeof profileClaims)[number], string>> {
  sub: string;
  email: string;
  name: string;
  locale: string;
}

/** The profile of an account, or undefined when the account no longer exists. */
export async function findProfile(db: Queryable, accountId: string): Promise<Profile | undefined> {
  const [row] = await db.query<ProfileRow>(
    `select a.id, a.email, a.locale, u.first_name as "firstName", u.last_name as "lastName",
            u.project_id as "projectId"
       from accounts a left join users u on u.email = a.email and u.proved_at is not null
      where a.id = $1`,
    [accountId],
  );
  if (!row) return undefined;
  const { firstName, lastName, projectId } = row;
  return {
    sub: row.id,
    email: row.email,
    name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || row.email,
    ...(firstName ? { given_name: firstName } : {}),
    ...(lastName ? { family_name: lastName } : {}),
    locale: row.locale,
    ...(projectId === null ? {} : { projectId: String(projectId) }),
  };
}
