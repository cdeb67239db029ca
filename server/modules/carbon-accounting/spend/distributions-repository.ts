import { distributionId } from '../../../../core/carbon/record-ids';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { Queryable } from '../../../lib/database';
import { knownSectorIds } from '../records/reference-data';
import { recordTable } from '../records/record-table';

const columns = `
  r.id, r.id as "distributionId", r.sector_id as "scope3SectorId", r.share as "shareOfInput",
  r.number::text as "snowflakeId", '' as "resourceId", r.year, r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.version`;

export const distributionTable = recordTable<SpendDistribution>('ca_spend_distributions', columns);

const insertQuery = `insert into ca_spend_distributions as r (project_id, id, year, sector_id, share)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning ${columns}`;

/** Undefined if the sector has its share of the year already, or the id is taken. */
export async function insertDistribution(
  tx: Queryable,
  projectId: number,
  given: Pick<SpendDistribution, 'year' | 'scope3SectorId' | 'shareOfInput'> & { id: string | undefined },
): Promise<SpendDistribution | undefined> {
  const [row] = await tx.query<SpendDistribution>(insertQuery, [
    projectId,
    given.id ?? distributionId(given.year, given.scope3SectorId),
    given.year,
    given.scope3SectorId,
    given.shareOfInput,
  ]);
  return row;
}

const updateQuery = `update ca_spend_distributions r set share = $3, updated_at = now(), version = version + 1
      where project_id = $1 and id = $2 returning ${columns}`;

export async function updateDistributionRow(
  tx: Queryable,
  projectId: number,
  { id, shareOfInput }: Pick<SpendDistribution, 'id' | 'shareOfInput'>,
): Promise<SpendDistribution | undefined> {
  const [row] = await tx.query<SpendDistribution>(updateQuery, [projectId, id, shareOfInput]);
  return row;
}

/** Deletes shares of sectors that are not in the list any more; answers with their years. */
export async function removeUnknownSectors(
  tx: Queryable,
  projectId: number,
  year: number | undefined,
): Promise<number[]> {
  const removed = await tx.query<{ year: number }>(
    `delete from ca_spend_distributions r
      where project_id = $1 and ($2::smallint is null or r.year = $2) and not (sector_id = any ($3))
      returning r.year`,
    [projectId, year ?? null, knownSectorIds],
  );
  return removed.map((row) => row.year);
}
