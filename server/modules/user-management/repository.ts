import type { AccountSettings } from '../../../core/contracts/account';
import type { ProjectUser, Role } from '../../../core/contracts/users';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

const columns = `
  id, id as handle, email, full_name(first_name, last_name) as name, first_name as "firstName", last_name as "lastName",
  role, is_main_user as "isMainUser", view_only as "viewOnly", proved_at is null as "isPending", job_title as "jobTitle",
  phone_number as "phoneNumber", version`;

const settingsColumns = `${columns}, locale, theme, email_notifications as "emailNotifications"`;

const pageQuery = `select ${columns} from users where project_id = $1
  order by last_name, first_name, email limit $2 offset $3`;

const lockQuery = `select ${settingsColumns} from users where project_id = $1 order by id for update`;

const settingsQuery = `select ${settingsColumns} from users where id = $1`;

const insertQuery = `
  insert into users (project_id, email, first_name, last_name, role, view_only, job_title, phone_number, locale)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (project_id, email) do nothing returning ${columns}`;

const settingsUpdate = `
  update users set first_name = $2, last_name = $3, job_title = $4, phone_number = $5, locale = $6, theme = $7,
         email_notifications = $8, version = version + $9
   where id = $1 returning ${settingsColumns}`;

const roleUpdate = `
  update users set role = $2, is_main_user = $3, view_only = view_only and not $3, version = version + 1 where id = $1 returning ${columns}`;

const viewOnlyUpdate = `
  update users set view_only = $2, version = version + 1 where id = $1 returning ${columns}`;

/** A page of the people of a project, by last name, with the total count. */
export async function findUsers(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<{ users: ProjectUser[]; total: number }> {
  const users = await db.query<ProjectUser>(pageQuery, [projectId, limit, offset]);
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from users where project_id = $1',
    [projectId],
  );
  return { users, total: count?.total ?? 0 };
}

/** The people of a project, locked against changes. */
export function lockUsers(tx: Queryable, projectId: number): Promise<AccountSettings[]> {
  return tx.query<AccountSettings>(lockQuery, [projectId]);
}

export async function findSettings(db: Queryable, userId: string): Promise<AccountSettings | undefined> {
  const [row] = await db.query<AccountSettings>(settingsQuery, [userId]);
  return row;
}

export type NewUser = Omit<ProjectUser, 'id' | 'handle' | 'name' | 'isMainUser' | 'isPending' | 'version'> &
  Pick<AccountSettings, 'locale'>;

/** Undefined when a person of the project already has the address. */
export async function insertUser(
  tx: Queryable,
  projectId: number,
  user: NewUser,
): Promise<ProjectUser | undefined> {
  const [row] = await tx.query<ProjectUser>(insertQuery, [
    projectId,
    user.email,
    user.firstName,
    user.lastName,
    user.role,
    user.viewOnly,
    user.jobTitle,
    user.phoneNumber,
    user.locale,
  ]);
  return row;
}

/** Whether someone has signed in with the address, in any project. */
export async function hasOwner(db: Queryable, email: string): Promise<boolean> {
  const found = await db.query('select 1 from users where email = $1 and proved_at is not null', [email]);
  return found.length > 0;
}

/** Whether any project has a person with the address. */
export async function isNamed(db: Queryable, email: string): Promise<boolean> {
  return (await db.query('select 1 from users where email = $1 limit 1', [email])).length > 0;
}

export async function deleteUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from users where id = $1', [userId]);
}

/**
 * Everything that people may change about themselves.
 *
 * @param isDescribed whether the change is visible to others; personal settings do not make what others have
 * loaded stale
 */
export async function updateSettings(
  tx: Queryable,
  user: AccountSettings,
  isDescribed: boolean,
): Promise<AccountSettings> {
  const [row] = await tx.query<AccountSettings>(settingsUpdate, [
    user.id,
    user.firstName,
    user.lastName,
    user.jobTitle,
    user.phoneNumber,
    user.locale,
    user.theme,
    user.emailNotifications,
    isDescribed ? 1 : 0,
  ]);
  if (!row) throw new Error('A user who was locked is gone.');
  return row;
}

export async function updateRole(
  tx: Queryable,
  userId: string,
  { role, isMainUser }: { role: Role; isMainUser: boolean },
): Promise<ProjectUser> {
  const [row] = await tx.query<ProjectUser>(roleUpdate, [userId, role, isMainUser]);
  if (!row) throw new Error('A user who was locked is gone.');
  return row;
}

export async function updateViewOnly(tx: Queryable, userId: string, viewOnly: boolean): Promise<ProjectUser> {
  const [row] = await tx.query<ProjectUser>(viewOnlyUpdate, [userId, viewOnly]);
  if (!row) throw new Error('A user who was locked is gone.');
  return row;
}
