import {
  activityFields,
  distributionFields,
  supplierInputFields,
} from '../../../../core/carbon/inputs/input-fields';
import { distributionId, spendVolumeId } from '../../../../core/carbon/inputs/record-ids';
import type { Queryable } from '../../../lib/database';
import { copiedColumns } from '../records/input-statements';
import { requireTurnover } from '../spend/read-turnover';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { copyChoices } from '../suppliers/choices-repository';

interface Copy {
  projectId: number;
  from: number;
  to: number;
  person: string;
}

const activityColumns = copiedColumns(activityFields);
const distributionColumns = copiedColumns(distributionFields);
const { distributionId: _ofTheOtherYear, ...fieldsOfSuppliers } = supplierInputFields;

const activitiesQuery = `
  insert into ca_activity_data (project_id, year, ${activityColumns}, created_by, updated_by)
  select project_id, $3, ${activityColumns}, $4, $4
    from ca_activity_data where project_id = $1 and year = $2 order by number returning id`;

const distributionsQuery = `
  insert into ca_spend_distributions (project_id, id, year, ${distributionColumns})
  select d.project_id, copied.id, $3, ${copiedColumns(distributionFields, 'd.')}
    from ca_spend_distributions d join unnest($4::int[], $5::uuid[]) as copied (sector_id, id) using (sector_id)
   where d.project_id = $1 and d.year = $2 order by d.number on conflict do nothing returning id`;

const supplierInputsQuery = `
  insert into ca_supplier_inputs (project_id, distribution_id, year, ${copiedColumns(fieldsOfSuppliers)})
  select i.project_id, now_in.id, $3, ${copiedColumns(fieldsOfSuppliers, 'i.')}
    from ca_supplier_inputs i
    join ca_spend_distributions was_in on was_in.project_id = i.project_id and was_in.id = i.distribution_id
    join ca_spend_distributions now_in on now_in.project_id = i.project_id and now_in.year = $3
                                      and now_in.sector_id = was_in.sector_id
   where i.project_id = $1 and was_in.year = $2 order by i.number returning id`;

export async function copyActivities(tx: Queryable, { projectId, from, to, person }: Copy): Promise<number> {
  return (await tx.query(activitiesQuery, [projectId, from, to, person])).length;
}

/** As entered, at the rate of the target year. @throws ApiError 400 NO_RATE */
export async function copySpendVolume(tx: Queryable, copy: Copy): Promise<number> {
  const { projectId, from, to } = copy;
  const [volume] = await spendVolumeTable.findAllOfYear(tx, projectId, from);
  if (!volume) return 0;
  const { turnoverInThsd, currency, turnoverInThsdUSD, spendShareOfTurnover } = volume;
  const typed =
    turnoverInThsd === null || currency === null
      ? { TurnoverInThsdUSD: turnoverInThsdUSD }
      : { TurnoverInThsd: turnoverInThsd, Currency: currency };
  const copied = await spendVolumeTable.insert(tx, copy, {
    id: spendVolumeId(to),
    year: to,
    spendShareOfTurnover,
    ...requireTurnover(typed, to),
  });
  return copied ? 1 : 0;
}

/** The distribution of a year, the suppliers of its sectors, and the choice of their figures. */
export async function copyDistributions(tx: Queryable, { projectId, from, to }: Copy) {
  const sectors = await distributionTable.findAllOfYear(tx, projectId, from);
  const sectorIds = sectors.map(({ scope3SectorId }) => scope3SectorId);
  const ids = sectorIds.map((sector) => distributionId(to, sector));
  const distributions = await tx.query(distributionsQuery, [projectId, from, to, sectorIds, ids]);
  const supplierInputs = await tx.query(supplierInputsQuery, [projectId, from, to]);
  await copyChoices(tx, { projectId, from, to });
  return { distributions: distributions.length, supplierInputs: supplierInputs.length };
}
