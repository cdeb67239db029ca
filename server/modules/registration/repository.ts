import type { CompanyValues } from '../../../core/company/company-fields';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Locale } from '../../../core/i18n/locales';
import { profileFields, type Contact } from '../../lib/company-input';
import type { Queryable } from '../../lib/database';
import { columnList, columnValues, placeholderList } from '../../lib/record-columns';
import type { Applicant } from './applicant';

/** What a registration that may be repeated has led to. */
export interface Registration {
  projectId: number;
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

/** The registration of a project, if it began within the last hour; others who want it wait. */
export async function findRecent(tx: Queryable, projectId: number): Promise<RecentRegistration | undefined> {
  const [row] = await tx.query<RecentRegistration>(
    `select r.project_id as "projectId", r.email, u.first_name as "firstName", u.last_name as "lastName",
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
 * Projects whose main user has no account though the form had time enough to ask for it, the newest first, at most
 * 100.
 */
export async function findOverdue(db: Queryable): Promise<number[]> {
  const found = await db.query<{ id: number }>(
    `select project_id as id from registrations
      where account_created_at is null and created_at < now() - interval '2 minutes'
      order by created_at desc limit 100`,
  );
  return found.map(({ id }) => id);
}

/** Notes that the account is made, for the call that makes it in this transaction; undefined where somebody else has. */
export async function claimOverdue(
  tx: Queryable,
  projectId: number,
): Promise<Omit<Registration, 'accountCreated'> | undefined> {
  const [row] = await tx.query<Omit<Registration, 'accountCreated'>>(
    `update registrations r set account_created_at = now() from users u
      where r.project_id = $1 and r.account_created_at is null
        and u.project_id = r.project_id and u.email = r.email
      returning r.project_id as "projectId", r.email, u.first_name as "firstName", u.last_name as "lastName",
            u.locale`,
    [projectId],
  );
  return row;
}

export async function isMainUser(tx: Queryable, email: string): Promise<boolean> {
  const found = await tx.query('select 1 from users where email = $1 and is_main_user', [email]);
  return found.length > 0;
}

/** Removes somebody who has never signed in from their company; answers with its project. Main users stay. */
export async function deleteUnproved(tx: Queryable, email: string): Promise<number[]> {
  const removed = await tx.query<{ projectId: number }>(
    `delete from users u where u.email = $1 and not u.is_main_user
        and not exists (select from accounts a where a.email = u.email and a.password_hash is not null)
     returning u.project_id as "projectId"`,
    [email],
  );
  return removed.map(({ projectId }) => projectId);
}

/** Whether a company has a user of this domain, that of `ownProject` and the owner of `email` aside. */
export async function hasUserOfDomain(
  tx: Queryable,
  domain: string,
  { email, ownProject }: { email: string; ownProject: number | null },
): Promise<boolean> {
  const found = await tx.query(
    `select 1 from users
      where split_part(email, '@', 2) = $1 and project_id is distinct from $2 and email <> $3 limit 1`,
    [domain, ownProject, email],
  );
  return found.length > 0;
}

/** Whether a company has this number, that of `ownProject` aside. */
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

/** Adds the company with its profile and answers with its project id. */
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

/** Adds the profile of a company, whose name stands in `projects`. */
export async function insertProfile(
  tx: Queryable,
  projectId: number,
  company: CompanyValues,
  contact: Contact,
): Promise<void> {
  await tx.query(insertStatement, [projectId, ...columnValues(profileFields, { ...company, ...contact })]);
}

/**
 * Puts other particulars in the place of those that were registered. Answers false if the address is a user of
 * another company already; the transaction must not be kept then.
 */
export async function replaceRegistered(
  tx: Queryable,
  projectId: number,
  given: { company: CompanyValues; person: Applicant },
): Promise<boolean> {
  const { company, person } = given;
  await tx.query('update projects set name = $2 where id = $1', [projectId, company.companyName]);
  await tx.query('update registrations set email = $2 where project_id = $1', [projectId, person.email]);
  await tx.query('delete from company_profiles where project_id = $1', [projectId]);
  await insertProfile(tx, projectId, company, person);
  // Added anew, so that two who want the same address at once meet where all do.
  await tx.query('delete from users where project_id = $1 and is_main_user', [projectId]);
  return insertMainUser(tx, projectId, person);
}

/** Adds the person as administrator and main user; answers false if the address is a user already. */
export async function insertMainUser(tx: Queryable, projectId: number, person: Applicant): Promise<boolean> {
  const inserted = await tx.query(
    `insert into users (project_id, email, first_name, last_name, role, is_main_user, job_title, phone_number,
       locale)
     values ($1, $2, $3, $4, 'Admin', true, $5, $6, $7)
     on conflict (email) do nothing
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
  return inserted.length > 0;
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

export async function noteAccountCreated(tx: Queryable, projectId: number): Promise<void> {
  await tx.query('update registrations set account_created_at = now() where project_id = $1', [projectId]);
}
