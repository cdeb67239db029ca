import { toCompanyValues } from '../../core/company/company-data';
import { defaultRequestedKinds } from '../../core/terms/requested-items';
import { emptyContact } from '../../core/people/contact-fields';
import { createAccount } from '../identity/accounts';
import { hashPassword } from '../identity/passwords';
import { findPerformances } from '../modules/business-segments/performances-repository';
import { insertProfile } from '../modules/registration/repository';
import type { Database, Queryable } from '../lib/database';
import { demoCompanies, type DemoCompany, type DemoPerson } from './companies';
import { insertAssessment } from './insert-assessment';
import { insertSustainability } from './insert-sustainability';
import { insertCarbon } from './insert-carbon';
import { insertProducts } from './insert-products';
import { insertInvitations } from './invitations';
import { demoPassword } from './password';
import { demoRequests, type DemoRequest } from './requests';
import { insertAllocations, insertSharedFigures } from './shared-figures';
import { demoSupplierCompanies } from './supplier-companies';
import { demoSupplierRequests } from './suppliers';

export const demoAccounts: readonly DemoPerson[] = demoCompanies.flatMap(({ people }) => people);

const advisoryLock = 7_305_118_205;

export interface DemoOptions {
  /** Times are relative to it. */
  now?: Date;
  /** Origin of the links in the mails. */
  publicUrl?: string;
  /** Whether mails stay in the outbox; those of the demo world are never sent. */
  toOutbox?: boolean;
}

/** Fills an empty database with the demo world, in one transaction. Returns whether it was empty. */
export async function loadDemo(
  database: Database,
  { now = new Date(), publicUrl = 'http://localhost:8000', toOutbox = true }: DemoOptions = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const known = await tx.query('select 1 from projects limit 1', []);
    if (known.length > 0) return false;
    const projectIds = new Map<string, number>();
    for (const company of demoCompanies) {
      projectIds.set(company.key, await insertCompany(tx, company));
      for (const { email, locale } of company.people)
        await createAccount(tx, { email, locale, passwordHash, loopbackOnly: true });
    }
    for (const [index, request] of [...demoRequests, ...demoSupplierRequests].entries())
      await insertRequest(tx, request, { index, now, projectIds });
    await insertAssessment(tx, { now, projectIds });
    await insertSharedFigures(tx, { now, projectIds });
    await insertCarbon(tx, { now, projectIds, performances: { findPerformances } });
    await insertSustainability(tx, { now, projectIds });
    await insertProducts(tx, { now, projectIds });
    await insertAllocations(tx, { now, projectIds });
    await insertInvitations(tx, { publicUrl, toOutbox, projectIds });
    return true;
  });
}

async function insertCompany(tx: Queryable, { key, data, privileges, people }: DemoCompany): Promise<number> {
  const [project] = await tx.query<{ id: number }>(
    'insert into projects (name, privileges) values ($1, $2::jsonb) returning id',
    [data.Name, JSON.stringify(privileges)],
  );
  if (!project) throw new Error('The database did not answer with the id of a new project.');
  const contact = { ...emptyContact, ...(people[0] ?? demoSupplierCompanies[key]?.contact) };
  await insertProfile(tx, project.id, toCompanyValues(data), contact);
  for (const person of people) await insertPerson(tx, project.id, person);
  return project.id;
}

async function insertPerson(tx: Queryable, projectId: number, person: DemoPerson): Promise<void> {
  await tx.query(
    `insert into users (project_id, email, first_name, last_name, role, is_main_user, job_title, phone_number,
       locale, proved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
    [
      projectId,
      person.email,
      person.firstName,
      person.lastName,
      person.role,
      person.isMainUser,
      person.jobTitle,
      person.phoneNumber,
      person.locale,
    ],
  );
}

async function insertRequest(
  tx: Queryable,
  request: DemoRequest,
  { index, now, projectIds }: { index: number; now: Date; projectIds: ReadonlyMap<string, number> },
): Promise<void> {
  // A few minutes apart, so that no two have the same instant.
  const daysAgo = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() - days * 86_400_000 - index * 420_000).toISOString();
  // Same instant as the segments, which are submitted together.
  const submittedAt = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() - days * 86_400_000).toISOString();
  await tx.query(
    `insert into linkings (id, requester_project_id, supplier_project_id, supplier_name, supplier_number,
       supplier_email, requested_sector, requested_country, message, status, created_at, last_requested_at,
       last_submitted_at, status_changed_at, due_on, wanted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::date, $16::text[])`,
    [
      `d3300000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      projectIds.get(request.from),
      request.to === null ? null : projectIds.get(request.to),
      request.supplierName,
      request.supplierNumber,
      request.email ?? demoCompanies.find(({ key }) => key === request.to)?.people[0]?.email ?? '',
      request.sector,
      request.country,
      request.message ?? '',
      request.status,
      daysAgo(request.created),
      daysAgo(request.requested),
      submittedAt(request.submitted),
      daysAgo(request.answered),
      request.due === undefined ? null : (daysAgo(-request.due) ?? '').slice(0, 10),
      request.wanted ?? defaultRequestedKinds,
    ],
  );
}
