import { distributionFields } from '../../../../core/carbon/inputs/input-fields';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { Queryable } from '../../../lib/database';
import { knownSectorIds } from '../records/reference-data';
import { recordTable } from '../records/record-table';

const shown = `
  r.id as "distributionId", r.number::text as "snowflakeId", '' as "resourceId", r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.version`;

/** One record per sector and year. */
export const distributionTable = recordTable<SpendDistribution, typeof distributionFields>(
  'ca_spend_distributions',
  distributionFields,
  { shown },
);

const unknownQuery = `select ${distributionTable.columns} from ca_spend_distributions r
      where project_id = $1 and ($2::smallint is null or r.year = $2) and not (sector_id = any ($3))
      order by r.year desc, r.number`;

/** Shares of sectors that are no longer in the list. */
export function findUnknownSectors(
  db: Queryable,
  projectId: number,
  year: number | undefined,
): Promise<SpendDistribution[]> {
  return db.query<SpendDistribution>(unknownQuery, [projectId, year ?? null, knownSectorIds]);
}
