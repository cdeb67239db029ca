import type { OverlapAnswer } from '../../../../core/contracts/ca-overlaps';
import { lockWork } from '../../../lib/advisory-lock';
import type { Queryable } from '../../../lib/database';

interface OfYear {
  projectId: number;
  year: number;
}

/** Ids of the sectors and activities entered for a year. */
export async function findEntered(
  db: Queryable,
  { projectId, year }: OfYear,
): Promise<{ sectorIds: number[]; activityIds: number[] }> {
  const [row] = await db.query<{ sectorIds: number[]; activityIds: number[] }>(
    `select coalesce((select json_agg(sector_id order by share desc) from ca_spend_distributions
                       where project_id = $1 and year = $2 and share > 0), '[]') as "sectorIds",
            coalesce((select json_agg(distinct activity_id) from ca_activity_data
                       where project_id = $1 and year = $2), '[]') as "activityIds"`,
    [projectId, year],
  );
  return row ?? { sectorIds: [], activityIds: [] };
}

/** The answers, by sector. */
export async function findAnswers(
  db: Queryable,
  { projectId, year }: OfYear,
): Promise<Map<number, OverlapAnswer>> {
  const rows = await db.query<{ sectorId: number; answer: OverlapAnswer }>(
    'select sector_id as "sectorId", answer from ca_overlaps where project_id = $1 and year = $2',
    [projectId, year],
  );
  return new Map(rows.map(({ sectorId, answer }) => [sectorId, answer]));
}

/** One answer at a time, so that each knows the one that it replaces. */
export const lockAnswers = (tx: Queryable, projectId: number): Promise<void> =>
  lockWork(tx, 'ca_overlaps', projectId);

export async function saveAnswer(
  tx: Queryable,
  { projectId, year, sectorId, answer }: OfYear & { sectorId: number; answer: OverlapAnswer },
): Promise<void> {
  await tx.query(
    `insert into ca_overlaps (project_id, year, sector_id, answer) values ($1, $2, $3, $4)
     on conflict (project_id, year, sector_id) do update set answer = $4`,
    [projectId, year, sectorId, answer],
  );
}
