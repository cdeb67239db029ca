import type { Boundary } from '../../../../core/contracts/ca-boundary';
import type { Queryable } from '../../../lib/database';

const findQuery = `
  select b.approach, coalesce(b.fiscal_year_start, c.fiscal_year_month) as "fiscalYearStart", b.base_year as "baseYear",
         coalesce(b.recalculation_threshold, 5) as "recalculationThreshold",
         coalesce(b.responsible_name, '') as "responsibleName",
         coalesce(b.responsible_function, '') as "responsibleFunction",
         coalesce(b.responsible_email, '') as "responsibleEmail",
         coalesce(b.exclusions, '[]') as exclusions, coalesce(b.absences, '[]') as absences,
         coalesce(b.version, 0) as version
    from company_profiles c left join ca_boundaries b on b.project_id = c.project_id
   where c.project_id = $1`;

/** The boundary of a project's accounts; by default the fiscal year of the company profile. */
export async function findBoundary(db: Queryable, projectId: number): Promise<Boundary> {
  const [row] = await db.query<Boundary>(findQuery, [projectId]);
  if (!row) throw new Error(`Project ${projectId} has no company profile.`);
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockBoundary(tx: Queryable, projectId: number): Promise<Boundary> {
  await tx.query('select 1 from ca_boundaries where project_id = $1 for update', [projectId]);
  return findBoundary(tx, projectId);
}

/** Returns whether it was stored: not if the stored version is no longer `version`. */
export async function saveBoundary(tx: Queryable, projectId: number, boundary: Boundary): Promise<boolean> {
  const saved = await tx.query(
    `insert into ca_boundaries as b (project_id, approach, fiscal_year_start, base_year, recalculation_threshold,
            responsible_name, responsible_function, responsible_email, exclusions, absences)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $11::jsonb)
     on conflict (project_id) do update set approach = $2, fiscal_year_start = $3, base_year = $4,
            recalculation_threshold = $5, responsible_name = $6, responsible_function = $7, responsible_email = $8,
            exclusions = $9::jsonb, absences = $11::jsonb, version = b.version + 1
      where b.version = $10
     returning version`,
    [
      projectId,
      boundary.approach,
      boundary.fiscalYearStart,
      boundary.baseYear,
      boundary.recalculationThreshold,
      boundary.responsibleName,
      boundary.responsibleFunction,
      boundary.responsibleEmail,
      JSON.stringify(boundary.exclusions),
      boundary.version,
      JSON.stringify(boundary.absences),
    ],
  );
  return saved.length > 0;
}
