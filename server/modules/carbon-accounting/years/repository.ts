import { methodVersion } from '../../../../core/carbon/calculation/method-version';
import type { ReportOfRows } from '../../../../core/carbon/report/report';
import { readReport, type StoredReport } from '../../../../core/carbon/report/stored-report';
import type { FrozenBoundary } from '../../../../core/contracts/ca-boundary';
import type { MoneyProvenance } from '../../../../core/contracts/ca-provenance';
import { atCommit } from '../../../lib/at-commit';
import type { Queryable } from '../../../lib/database';

/**
 * Flags a year, and blocks its calculation until the transaction ends. Transactions that change inputs of a
 * year that is already flagged do not wait. The lock allows concurrent changes of the row's other columns: a
 * calculation may just have removed the flag, and two transactions that waited for it and then both set it
 * must not deadlock.
 */
export async function markForRecalculation(tx: Queryable, projectId: number, year: number): Promise<void> {
  await tx.query(markQuery, [projectId, year]);
}

/**
 * The same, sent with the commit: for changes that do nothing after it but publish and record. A calculation locks the
 * year before the audit trail, so it must come before the first entry of the trail.
 */
export const markAtCommit = (tx: Queryable, projectId: number, year: number): Promise<void> =>
  atCommit(tx, markQuery, [projectId, year]);

const markQuery = `
  with marked as (
    select from ca_years where project_id = $1 and year = $2 and needs_recalculation for key share)
  insert into ca_years (project_id, year) select $1, $2 where not exists (select from marked)
  on conflict (project_id, year) do update set needs_recalculation = true`;

/** Blocks changes of a year's inputs, and other calculations of it, until the transaction ends. */
export async function lockYear(tx: Queryable, projectId: number, year: number): Promise<void> {
  await tx.query(
    'insert into ca_years (project_id, year) values ($1, $2) on conflict (project_id, year) do nothing',
    [projectId, year],
  );
  await tx.query('select from ca_years where project_id = $1 and year = $2 for update', [projectId, year]);
}

/** The stored result of a year's calculation. */
export interface CalculatedYear {
  report: ReportOfRows;
  /** Null in results from before it was stored. */
  boundary: FrozenBoundary | null;
  needsRecalculation: boolean;
  calculatedAt: string;
  durationMs: number;
  factorSet: string;
  methodVersion: number;
}

/** Undefined for a year without results. A boundary from before absences were stored has none. */
export async function findCalculatedYear(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<CalculatedYear | undefined> {
  const [row] = await db.query<Omit<CalculatedYear, 'report'> & { report: StoredReport }>(
    `select report, '{"absences": []}'::jsonb || boundary as boundary, method_version as "methodVersion",
            needs_recalculation as "needsRecalculation", calculated_at as "calculatedAt",
            duration_ms as "durationMs", factor_set as "factorSet"
       from ca_years where project_id = $1 and year = $2 and report is not null`,
    [projectId, year],
  );
  return row && { ...row, report: readReport(row.report) };
}

/** A year of a project with the number of its inputs. */
export interface YearRow {
  year: number;
  needsRecalculation: boolean;
  calculatedAt: string | null;
  methodVersion: number;
  report: ReportOfRows | null;
  boundary: FrozenBoundary | null;
  activityIds: Record<string, number>;
  hasSpend: boolean;
  distributedShare: number;
  /** Sectors of the distribution that purchases were made in. */
  sectorIds: number[];
  supplierInputs: number;
  namedShare: number;
  unassigned: number;
}

/** Years with inputs or results. */
export async function findYears(db: Queryable, projectId: number): Promise<YearRow[]> {
  const rows = await db.query<Omit<YearRow, 'report'> & { report: StoredReport | null }>(yearsQuery, [
    projectId,
  ]);
  return rows.map((row) => ({ ...row, report: row.report && readReport(row.report) }));
}

const yearsQuery = `
  with activities as (
    select year, jsonb_object_agg(activity_id, records) as ids from (
      select year, activity_id, count(*) as records from ca_activity_data where project_id = $1
       group by year, activity_id) a
     group by year
  ), spend as (
    select year from ca_spend_volumes where project_id = $1
  ), distributions as (
    select year, sum(share) as share, json_agg(sector_id) filter (where share > 0) as sectors
      from ca_spend_distributions where project_id = $1 group by year
  ), suppliers as (
    select i.year, count(d.id) as assigned, count(*) filter (where d.id is null) as unassigned,
           sum(d.share * i.share) / 100 as named
      from ca_supplier_inputs i
      left join ca_spend_distributions d on d.project_id = i.project_id and d.id = i.distribution_id
     where i.project_id = $1 group by i.year
  ), years as (
    select year from activities union select year from spend union select year from distributions
    union select year from suppliers
    union select year from ca_years where project_id = $1 and report is not null
  )
  select years.year, coalesce(y.needs_recalculation, true) as "needsRecalculation",
         y.calculated_at as "calculatedAt", y.report, '{"absences": []}'::jsonb || y.boundary as boundary,
         coalesce(y.method_version, 1) as "methodVersion",
         coalesce(a.ids, '{}') as "activityIds", s.year is not null as "hasSpend",
         coalesce(d.share, 0) as "distributedShare", coalesce(d.sectors, '[]') as "sectorIds",
         coalesce(i.assigned, 0) as "supplierInputs",
         coalesce(i.unassigned, 0) as unassigned, coalesce(i.named, 0) as "namedShare"
    from years
    left join ca_years y on y.project_id = $1 and y.year = years.year
    left join activities a on a.year = years.year
    left join spend s on s.year = years.year
    left join distributions d on d.year = years.year
    left join suppliers i on i.year = years.year
   order by years.year desc`;

/** Stores the result of a calculation, and removes the flag. */
export async function saveCalculation(
  tx: Queryable,
  calculation: {
    projectId: number;
    year: number;
    report: ReportOfRows;
    boundary: FrozenBoundary;
    money: MoneyProvenance | null;
    factorSet: string;
    durationMs: number;
  },
): Promise<void> {
  const { projectId, year, report, boundary, money, factorSet, durationMs } = calculation;
  await tx.query(
    `update ca_years set needs_recalculation = false, calculated_at = now(), duration_ms = $3, factor_set = $4,
            report = $5::jsonb, method_version = $6, money = $7::jsonb, boundary = $8::jsonb
      where project_id = $1 and year = $2`,
    [
      projectId,
      year,
      durationMs,
      factorSet,
      JSON.stringify(report),
      methodVersion,
      money && JSON.stringify(money),
      JSON.stringify(boundary),
    ],
  );
}

/** Whether anything has been entered for a year. */
export async function hasInputs(tx: Queryable, projectId: number, year: number): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    `select exists (select from ca_activity_data where project_id = $1 and year = $2)
         or exists (select from ca_spend_volumes where project_id = $1 and year = $2)
         or exists (select from ca_spend_distributions where project_id = $1 and year = $2)
         or exists (select from ca_supplier_inputs where project_id = $1 and year = $2) as found`,
    [projectId, year],
  );
  return row?.found ?? false;
}

/** Years with a spend volume or a distribution, the oldest first. */
export async function findYearsWithPurchases(db: Queryable, projectId: number): Promise<number[]> {
  const rows = await db.query<{ year: number }>(
    `select year from ca_spend_volumes where project_id = $1
     union select year from ca_spend_distributions where project_id = $1 order by year`,
    [projectId],
  );
  return rows.map(({ year }) => year);
}

/** Deletes a year's results; its inputs stay, and the year needs a new calculation. */
export async function deleteResults(tx: Queryable, projectId: number, year: number): Promise<number> {
  const removed = await tx.query(
    'delete from ca_emission_results where project_id = $1 and year = $2 returning id',
    [projectId, year],
  );
  await tx.query('delete from ca_years where project_id = $1 and year = $2', [projectId, year]);
  return removed.length;
}

/** The company's country and industry. */
export async function findHome(
  db: Queryable,
  projectId: number,
): Promise<{ country: string; industryId: number }> {
  const [row] = await db.query<{ country: string; industryId: number }>(
    'select country, industry_id as "industryId" from company_profiles where project_id = $1',
    [projectId],
  );
  if (!row) throw new Error(`Project ${projectId} has no company profile.`);
  return row;
}

export async function findHomeCountry(db: Queryable, projectId: number): Promise<string> {
  return (await findHome(db, projectId)).country;
}
