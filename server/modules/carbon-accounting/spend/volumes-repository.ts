import { spendVolumeId } from '../../../../core/carbon/record-ids';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Queryable } from '../../../lib/database';
import { recordTable } from '../records/record-table';

const columns = `
  r.id, r.year, r.number::text as "snowflakeId", '' as "resourceId", r.turnover_thsd_usd as "turnoverInThsdUSD",
  r.turnover_thsd as "turnoverInThsd", r.currency,
  r.spend_share as "spendShareOfTurnover", r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`;

export const spendVolumeTable = recordTable<SpendVolume>('ca_spend_volumes', columns);

type Figures = Pick<SpendVolume, 'year' | 'turnoverInThsdUSD' | 'spendShareOfTurnover'> &
  Partial<Pick<SpendVolume, 'turnoverInThsd' | 'currency'>>;

const insertQuery = `insert into ca_spend_volumes as r (project_id, id, year, turnover_thsd_usd, spend_share,
       turnover_thsd, currency) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`;

/** Undefined if the year has one already. */
export async function insertSpendVolume(
  tx: Queryable,
  projectId: number,
  { id, year, turnoverInThsdUSD, spendShareOfTurnover, ...typed }: Figures & { id: string | undefined },
): Promise<SpendVolume | undefined> {
  const [row] = await tx.query<SpendVolume>(insertQuery, [
    projectId,
    id ?? spendVolumeId(year),
    year,
    turnoverInThsdUSD,
    spendShareOfTurnover,
    typed.turnoverInThsd ?? null,
    typed.currency ?? null,
  ]);
  return row;
}

const updateQuery = `update ca_spend_volumes r set turnover_thsd_usd = $3, spend_share = $4, turnover_thsd = $5,
            currency = $6, updated_at = now(), version = version + 1
      where project_id = $1 and id = $2 returning ${columns}`;

export async function updateSpendVolumeRow(
  tx: Queryable,
  projectId: number,
  { id, turnoverInThsdUSD, spendShareOfTurnover, ...typed }: Figures & { id: string },
): Promise<SpendVolume | undefined> {
  const [row] = await tx.query<SpendVolume>(updateQuery, [
    projectId,
    id,
    turnoverInThsdUSD,
    spendShareOfTurnover,
    typed.turnoverInThsd ?? null,
    typed.currency ?? null,
  ]);
  return row;
}
