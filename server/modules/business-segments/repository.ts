import type { StoredAnswers } from '../../../core/assessment/merge';
import type { AssessmentStatus, Benchmark, BusinessSegment } from '../../../core/contracts/business-segments';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

export interface SegmentRow {
  id: string;
  sectorCode: string;
  countryCode: string;
  assessmentStatus: AssessmentStatus;
  answers: StoredAnswers;
  submitted: BusinessSegment['submitted'];
  submittedAt: string | null;
  updatedAt: string;
  updatedBy: string | null;
  version: number;
}

/** A sector in a country. */
export interface SegmentKey {
  sectorCode: string;
  countryCode: string;
}

const columns = `
  s.id, s.sector_code as "sectorCode", s.country_code as "countryCode", s.status as "assessmentStatus",
  s.answers, s.submitted, s.submitted_at as "submittedAt", s.updated_at as "updatedAt",
  editor_name(s.updated_by) as "updatedBy",
  s.version`;

const pageQuery = `
  select ${columns}, count(*) over () as total from business_segments s where s.project_id = $1
   order by s.sector_code, s.country_code limit $2 offset $3`;

const oneQuery = `
  select ${columns} from business_segments s
   where s.project_id = $1 and s.sector_code = $2 and s.country_code = $3`;

const allForSubmission = `
  select ${columns} from business_segments s where s.project_id = $1
   order by s.sector_code, s.country_code for update of s`;

/** A page of a project's segments by sector and country, with the total count. */
export async function findPage(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<{ rows: SegmentRow[]; total: number }> {
  const found = await db.query<SegmentRow & { total: number }>(pageQuery, [projectId, limit, offset]);
  const [first] = found;
  const rows = found.map(({ total: _total, ...row }) => row);
  return { rows, total: first?.total ?? (offset > 0 ? await count(db, projectId) : 0) };
}

export async function findOne(
  db: Queryable,
  projectId: number,
  { sectorCode, countryCode }: SegmentKey,
): Promise<SegmentRow | undefined> {
  const [row] = await db.query<SegmentRow>(oneQuery, [projectId, sectorCode, countryCode]);
  return row;
}

/** The answers of all segments of a project, as many as customers and people have requested. */
export function findAnswers(
  db: Queryable,
  projectId: number,
): Promise<Pick<SegmentRow, 'sectorCode' | 'answers'>[]> {
  return db.query<Pick<SegmentRow, 'sectorCode' | 'answers'>>(
    `select sector_code as "sectorCode", answers from business_segments where project_id = $1
      order by sector_code, country_code`,
    [projectId],
  );
}

/** Locks the segment against other changes until this transaction ends. */
export async function lock(tx: Queryable, projectId: number, { sectorCode, countryCode }: SegmentKey) {
  await tx.query(
    'select 1 from business_segments where project_id = $1 and sector_code = $2 and country_code = $3 for update',
    [projectId, sectorCode, countryCode],
  );
}

/** Adds a segment without answers; returns whether there was none. */
export async function insert(
  tx: Queryable,
  projectId: number,
  { sectorCode, countryCode }: SegmentKey,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into business_segments (project_id, sector_code, country_code) values ($1, $2, $3)
     on conflict (project_id, sector_code, country_code) do nothing returning id`,
    [projectId, sectorCode, countryCode],
  );
  return inserted.length > 0;
}

/** Adds the requested segments that are missing; returns how many. */
export async function insertRequested(tx: Queryable, projectId: number): Promise<number> {
  const inserted = await tx.query(
    `insert into business_segments (project_id, sector_code, country_code)
     select distinct supplier_project_id, requested_sector, requested_country from linkings
      where supplier_project_id = $1 and status in ('invited', 'accepted')
     on conflict (project_id, sector_code, country_code) do nothing returning id`,
    [projectId],
  );
  return inserted.length;
}

/** Stores the answers as the next version; a submitted segment becomes a draft again. */
export async function update(
  tx: Queryable,
  change: { projectId: number; id: string; answers: StoredAnswers; userId: string },
): Promise<void> {
  await tx.query(
    `update business_segments
        set answers = $2::jsonb, status = 'draft', updated_at = now(), updated_by = $3, version = version + 1
      where project_id = $4 and id = $1`,
    [change.id, JSON.stringify(change.answers), change.userId, change.projectId],
  );
}

/**
 * Deletes a segment that nobody requests, that has no answer and was never submitted; returns whether it did.
 */
export async function deleteUnasked(tx: Queryable, projectId: number, id: string): Promise<boolean> {
  const deleted = await tx.query(
    `delete from business_segments s
      where s.project_id = $1 and s.id = $2 and s.submitted_at is null
        and not jsonb_path_exists(s.answers, '$.*.value ? (@ != null)') and not exists (
        select 1 from linkings l
         where l.supplier_project_id = s.project_id and l.requested_sector = s.sector_code
           and l.requested_country = s.country_code and l.status in ('invited', 'accepted'))
      returning s.id`,
    [projectId, id],
  );
  return deleted.length > 0;
}

export async function findKey(db: Queryable, projectId: number, id: string): Promise<SegmentKey | undefined> {
  const [row] = await db.query<SegmentKey>(
    `select sector_code as "sectorCode", country_code as "countryCode" from business_segments
      where project_id = $1 and id = $2`,
    [projectId, id],
  );
  return row;
}

/** All segments of a project, locked until they are submitted. */
export async function lockAll(tx: Queryable, projectId: number): Promise<SegmentRow[]> {
  return tx.query<SegmentRow>(allForSubmission, [projectId]);
}

/** Stores what customers have from now on. */
export async function markSubmitted(
  tx: Queryable,
  {
    projectId,
    id,
    at,
    submitted,
  }: { projectId: number; id: string; at: string } & {
    submitted: NonNullable<BusinessSegment['submitted']>;
  },
): Promise<void> {
  await tx.query(
    `update business_segments
        set status = 'submitted', submitted = $2::jsonb, submitted_at = $3, submitted_score = $4,
            submitted_performance = $5, version = version + 1
      where project_id = $6 and id = $1`,
    [id, JSON.stringify(submitted), at, submitted.score, submitted.performance?.today ?? null, projectId],
  );
}

/** Quartiles of the submitted scores of a sector. A company counts once, with the mean of its countries. */
export async function findQuartiles(
  db: Queryable,
  sectorCode: string,
): Promise<Omit<Benchmark, 'sectorCode'> | undefined> {
  const [row] = await db.query<Omit<Benchmark, 'sectorCode'>>(
    `with companies as (
       select avg(submitted_score) as score from business_segments
        where sector_code = $1 and submitted_score is not null group by project_id)
     select count(*) as "companies",
            coalesce(percentile_cont(0.25) within group (order by score), 0) as "lowerQuartile",
            coalesce(percentile_cont(0.5) within group (order by score), 0) as "median",
            coalesce(percentile_cont(0.75) within group (order by score), 0) as "upperQuartile"
       from companies`,
    [sectorCode],
  );
  return row;
}

async function count(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*) as total from business_segments where project_id = $1',
    [projectId],
  );
  return row?.total ?? 0;
}
