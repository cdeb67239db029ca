import { spendVolumeFields } from '../../../../core/carbon/inputs/input-fields';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Queryable } from '../../../lib/database';
import { recordTable } from '../records/record-table';

const shown = `
  r.number::text as "snowflakeId", '' as "resourceId", r.created_at as "createdAt", r.updated_at as "updatedAt",
  r.version`;

/** One record per year. */
export const spendVolumeTable = recordTable<SpendVolume, typeof spendVolumeFields>(
  'ca_spend_volumes',
  spendVolumeFields,
  { shown },
);

/** The turnover of a year as entered; undefined for none, and for one in USD of the factors' price year. */
export async function findEnteredTurnover(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<{ amount: number; currency: string } | undefined> {
  const [row] = await db.query<{ thousands: number; currency: string }>(
    `select turnover_thsd as thousands, currency from ca_spend_volumes
      where project_id = $1 and year = $2 and currency is not null`,
    [projectId, year],
  );
  // Thousands of a currency with five decimals are exact to the cent.
  return row && { amount: Math.round(row.thousands * 1e5) / 100, currency: row.currency };
}
