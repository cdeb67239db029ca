import { distributionFields } from '../../../../core/carbon/input-fields';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { Queryable } from '../../../lib/database';
import { knownSectorIds } from '../records/reference-data';
import { recordTable } from '../records/record-table';

const shown = `
  r.id as "distributionId", r.number::text as "snowflakeId", '' as "resourceId", r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.version`;

/** A sector has one record of a year. */
export const distributionTable = recordTable<SpendDistribution, typeof distributionFields>(
  'ca_spend_distributions',
  distributionFields,
  { shown },
);

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
