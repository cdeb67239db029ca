import { activityFields } from '../../../../core/carbon/inputs/input-fields';
import type { TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { Queryable } from '../../../lib/database';
import { recordTable } from '../records/record-table';

/** The stored columns of an activity record; the rest is derived from the list of activities. */
export interface ActivityRow
  extends
    Omit<ActivityRecord, 'instanceId' | 'scope' | 'unit' | 'emissionFactor' | 'typedAmount' | 'typedUnit'>,
    EnteredAmount,
    TypedTariff {}

/** An amount in the unit of its activity, and as typed: null where that is the same. */
export interface EnteredAmount {
  amount: number;
  typedAmount: number | null;
  typedUnit: string | null;
  calorificValue: number | null;
}

const shown = `
  r.number::text as "snowflakeId", r.created_by as "createdByUser", r.updated_by as "lastUpdatedByUser",
  r.updated_at as "lastUpdatedOn", r.version`;

export const activityTable = recordTable<ActivityRow, typeof activityFields>(
  'ca_activity_data',
  activityFields,
  { shown, keepsAuthors: true },
);

const unknownQuery = `select ${activityTable.columns} from ca_activity_data r
      where project_id = $1 and ($2::smallint is null or r.year = $2) and not (activity_id = any ($3))
      order by r.year desc, r.number`;

/** Records of activities that are no longer in the list. */
export function findUnknownActivities(
  db: Queryable,
  projectId: number,
  year: number | undefined,
  knownIds: readonly number[],
): Promise<ActivityRow[]> {
  return db.query<ActivityRow>(unknownQuery, [projectId, year ?? null, knownIds]);
}

const byIdsQuery = `select ${activityTable.columns} from ca_activity_data r where project_id = $1 and id = any ($2::uuid[])`;

export function findActivitiesByIds(
  db: Queryable,
  projectId: number,
  ids: readonly string[],
): Promise<ActivityRow[]> {
  return db.query<ActivityRow>(byIdsQuery, [projectId, ids]);
}
