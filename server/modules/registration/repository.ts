import type { CompanyValues } from '../../../core/company/company-fields';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Locale } from '../../../core/i18n/locales';
import { profileFields, type Contact } from '../../lib/company-input';
import type { Queryable } from '../../lib/database';
import { columnList, columnValues, placeholderList } from '../../lib/record-columns';
import type { Applicant } from './applicant';

/** The result of a registration that may be repeated. */
export interface Registration {
  projectId: number;
  /** The main user. */
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  accountCreated: boolean;
}

interface RecentRegistration extends Registration {
  companyName: string;
  dunsNumber: string | null;
}

/** The registration of a project, if it began within the last hour; locks it. */
export async function findRecent(tx: Queryable, projectId: number): Promise<RecentRegistration | undefined> {
  const [row] = await tx.query<RecentRegistration>(
    `select r.project_id as "projectId", u.id as "userId", r.email, u.first_name as "firstName", u.last_name as "lastName",
            u.locale, r.account_created_at is not null as "accountCreated", p.name as "companyName",
            c.duns_number as "dunsNumber"
       from registrations r
       join users u on u.project_id = r.project_id and u.email = r.email
       join projects p on p.id = r.project_id
       join company_profiles c on c.project_id = r.project_id
      where r.project_id = $1 and r.created_at > now() - interval '1 hour'
        for update of r`,
    [projectId],
  );
  return row;
}

/**
 * Projects whose main user has no account although the form had enough time to request it, the newest first,
 * at most 100.
 */
export async function findOverdue(db: Queryable): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    `select project_id as id from registrations
      where account_created_at is null and created_at < now() - interval '2 minutes'
      order by created_at desc limit 100`,
  );
  return found.map(({ id }) => id);
}

/** Records that the account is created by this transaction; undefined where another has done so. */
export async function claimOverdue(
  tx: Queryable,
  projectId: number,
): Promise<Omit<Registration, 'accountCreated'> | undefined> {
  const [row] = await tx.query<Omit<Registration, 'accountCreated'>>(
    `update registrations r set account_created_at = now() from users u
      where r.project_id = $1 and r.account_created_at is null
        and u.project_id = r.project_id and u.email = r.email
      returning r.project_id as "projectId", u.id as "userId", r.email, u.first_name as "firstName", u.last_name as "lastName",
            u.locale`,
    [projectId],
  );
  return row;
}

/** Whether someone has signed in with this address. */
export async function hasOwner(tx: Queryable, email: string): Promise<boolean> {
  const found = await tx.query('select 1 from users where email = $1 and proved_at is not null', [email]);
  return found.length > 0;
}

export async function isMainUser(tx: Queryable, email: string): Promise<boolean> {
  const found = await tx.query('select 1 from users where email = $1 and is_main_user', [email]);
  return found.length > 0;
}

/** Whether someone of this domain has registered a company or has signed in, ignoring `ownProject`. */
export async function hasUserOfDomain(
  tx: Queryable,
  domain: string,
  ownProject: number | null,
): Promise<boolean> {
  const found = await tx.query(
    `select 1 from users
      where split_part(email, '@', 2) = $1 and project_id is distinct from $2
        and (proved_at is not null or is_main_user) limit 1`,
    [domain, ownProject],
  );
  return found.length > 0;
}

/** Whether a company has this number, ignoring `ownProject`. */
export async function hasDunsNumber(
  tx: Queryable,
  dunsNumber: string,
  ownProject: number | null,
): Promise<boolean> {
  const found = await tx.query(
    'select 1 from company_profiles where duns_number = $1 and project_id is distinct from $2 limit 1',
    [dunsNumber, ownProject],
  );
  return found.length > 0;
}

/** Adds the company with its profile and returns its project id. */
export async function insertProject(
  tx: Queryable,
  { company, person, privileges }: { company: CompanyValues; person: Applicant; privileges: Privileges },
): Promise<number> {
  const [project] = await tx.query<{ id: number }>(
    'insert into projects (name, privileges) values ($1, $2::jsonb) returning id',
    [company.companyName, JSON.stringify(privileges)],
  );
  if (!project) throw new Error('The database did not answer with the id of a new project.');
  await insertProfile(tx, project.id, company, person);
  return project.id;
}

const insertStatement = `insert into company_profiles (project_id, ${columnList(profileFields)})
  values ($1, ${placeholderList(profileFields, 2)})`;

/** Adds the profile of a company, whose name is in `projects`. */
export async function insertProfile(
  tx: Queryable,
  projectId: number,
  company: CompanyValues,
  contact: Contact,
): Promise<void> {
  await tx.query(insertStatement, [projectId, ...columnValues(profileFields, { ...company, ...contact })]);
}

/** Replaces the registered data. */
export async function replaceRegistered(
  tx: Queryable,
  projectId: number,
  given: { company: CompanyValues; person: Applicant },
): Promise<void> {
  const { company, person } = given;
  await tx.query('update projects set name = $2 where id = $1', [projectId, company.companyName]);
  await tx.query('update registrations set email = $2 where project_id = $1', [projectId, person.email]);
  await tx.query('delete from company_profiles where project_id = $1', [projectId]);
  await insertProfile(tx, projectId, company, person);
  await tx.query('delete from users where project_id = $1 and is_main_user', [projectId]);
  await insertMainUser(tx, projectId, person);
}

/**
 * Adds the person as administrator and main user of a company that has no users yet; returns the person's id.
 */
export async function insertMainUser(tx: Queryable, projectId: number, person: Applicant): Promise<string> {
  const [inserted] = await tx.query<{ id: string }>(
    `insert into users (project_id, email, first_name, last_name, role, is_main_user, job_title, phone_number,
       locale)
     values ($1, $2, $3, $4, 'Admin', true, $5, $6, $7)
     returning id`,
    [
      projectId,
      person.email,
      person.firstName,
      person.lastName,
      person.jobTitle,
      person.phoneNumber,
      person.locale,
    ],
  );
  if (!inserted) throw new Error('The database did not answer with the id of a new main user.');
  return inserted.id;
}

export async function insertRegistration(
  tx: Queryable,
  { projectId, invitationId, email }: { projectId: number; invitationId: string; email: string },
): Promise<void> {
  await tx.query('insert into registrations (project_id, invitation_id, email) values ($1, $2, $3)', [
    projectId,
    invitationId,
    email,
  ]);
}

export async function markAccountCreated(tx: Queryable, projectId: number): Promise<void> {
  await tx.query('update registrations set account_created_at = now() where project_id = $1', [projectId]);
}
