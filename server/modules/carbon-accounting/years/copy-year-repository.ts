import { distributionId, spendVolumeId } from '../../../../core/carbon/record-ids';
import type { Queryable } from '../../../lib/database';
import { requireTurnover } from '../spend/read-turnover';
import { distributionTable } from '../spend/distributions-repository';
import { insertSpendVolume, spendVolumeTable } from '../spend/volumes-repository';

interface Copy {
  projectId: number;
  from: number;
  to: number;
  person: string;
}

export async function copyActivities(tx: Queryable, { projectId, from, to, person }: Copy): Promise<number> {
  const copied = await tx.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, resource_id, note, typed_amount,
       typed_unit, calorific_value, created_by, updated_by)
     select project_id, $3, activity_id, amount, country, resource_id, note, typed_amount, typed_unit,
            calorific_value, $4, $4
       from ca_activity_data where project_id = $1 and year = $2 order by number returning id`,
    [projectId, from, to, person],
  );
  return copied.length;
}

/** As it was entered, at the rate of the year that it is copied to. @throws ApiError 400 NO_RATE */
export async function copySpendVolume(tx: Queryable, { projectId, from, to }: Copy): Promise<number> {
  const [volume] = await spendVolumeTable.findAllOfYear(tx, projectId, from);
  if (!volume) return 0;
  const { turnoverInThsd, currency, turnoverInThsdUSD, spendShareOfTurnover } = volume;
  const typed =
    turnoverInThsd === null || currency === null
      ? { TurnoverInThsdUSD: turnoverInThsdUSD }
      : { TurnoverInThsd: turnoverInThsd, Currency: currency };
  const copied = await insertSpendVolume(tx, projectId, {
    id: spendVolumeId(to),
    year: to,
    spendShareOfTurnover,
    ...requireTurnover(typed, to),
  });
  return copied ? 1 : 0;
}

/** The distribution of a year, and the suppliers of its sectors. */
export async function copyDistributions(tx: Queryable, { projectId, from, to }: Copy) {
  const sectors = await distributionTable.findAllOfYear(tx, projectId, from);
  const sectorIds = sectors.map(({ scope3SectorId }) => scope3SectorId);
  const distributions = await tx.query(
    `insert into ca_spend_distributions (project_id, id, year, sector_id, share)
     select d.project_id, copied.id, $3, d.sector_id, d.share
       from ca_spend_distributions d join unnest($4::int[], $5::uuid[]) as copied (sector_id, id) using (sector_id)
      where d.project_id = $1 and d.year = $2 order by d.number on conflict do nothing returning id`,
    [projectId, from, to, sectorIds, sectorIds.map((sector) => distributionId(to, sector))],
  );
  const supplierInputs = await tx.query(
    `insert into ca_supplier_inputs (project_id, distribution_id, year, supplier_id, supplier_name, country, share)
     select i.project_id, now_in.id, $3, i.supplier_id, i.supplier_name, i.country, i.share
       from ca_supplier_inputs i
       join ca_spend_distributions was_in on was_in.project_id = i.project_id and was_in.id = i.distribution_id
       join ca_spend_distributions now_in on now_in.project_id = i.project_id and now_in.year = $3
                                         and now_in.sector_id = was_in.sector_id
      where i.project_id = $1 and was_in.year = $2 order by i.number returning id`,
    [projectId, from, to],
  );
  return { distributions: distributions.length, supplierInputs: supplierInputs.length };
}
