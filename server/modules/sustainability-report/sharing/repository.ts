import type { SharedReport } from '../../../../core/contracts/shared-report';
import type { Queryable } from '../../../lib/database';

/** A company and one of its customers. */
export interface Pair {
  projectId: number;
  customerId: number;
}

/** What a company shares with a customer, the newest year first. */
export async function findShared(db: Queryable, { projectId, customerId }: Pair): Promise<SharedReport[]> {
  const rows = await db.query<{ report: Omit<SharedReport, 'sharedAt'>; sharedAt: string }>(
    `select report, shared_at as "sharedAt" from shared_reports
      where project_id = $1 and customer_project_id = $2 order by year desc`,
    [projectId, customerId],
  );
  return rows.map(({ report, sharedAt }) => ({ ...report, sharedAt }));
}

/** The years of a company that have a report, the newest first. */
export async function findYears(db: Queryable, projectId: number): Promise<number[]> {
  const rows = await db.query<{ year: number }>(
    'select year from sustainability_reports where project_id = $1 order by year desc',
    [projectId],
  );
  return rows.map(({ year }) => year);
}

/** Stores a copy, replacing the one that was shared for the year. */
export async function saveCopy(
  tx: Queryable,
  { projectId, customerId }: Pair,
  report: Omit<SharedReport, 'sharedAt'>,
): Promise<void> {
  await tx.query(
    `insert into shared_reports (project_id, customer_project_id, year, report) values ($1, $2, $3, $4::jsonb)
     on conflict (project_id, customer_project_id, year)
       do update set report = excluded.report, shared_at = excluded.shared_at`,
    [projectId, customerId, report.year, JSON.stringify(report)],
  );
}

/** Withdraws every year except these. */
export async function removeCopies(
  tx: Queryable,
  { projectId, customerId }: Pair,
  except: readonly number[],
): Promise<void> {
  await tx.query(
    `delete from shared_reports
      where project_id = $1 and customer_project_id = $2 and year <> all ($3::integer[])`,
    [projectId, customerId, except],
  );
}

/** Withdraws a year from every customer; returns their requests, which have a new version. */
export function removeYear(
  tx: Queryable,
  projectId: number,
  year: number,
): Promise<{ linkingId: string; customerId: number }[]> {
  return tx.query(
    `with removed as (
       delete from shared_reports where project_id = $1 and year = $2 returning customer_project_id)
     update linkings set version = version + 1
      where supplier_project_id = $1
        and requester_project_id in (select customer_project_id from removed)
      returning id as "linkingId", requester_project_id as "customerId"`,
    [projectId, year],
  );
}
