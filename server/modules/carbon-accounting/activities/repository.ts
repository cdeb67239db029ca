import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { Queryable } from '../../../lib/database';
import { knownActivityIds } from '../records/reference-data';
import { recordTable } from '../records/record-table';

/** What the table holds of an activity record; the rest follows from the list of activities. */
export interface ActivityRow
  extends
    Omit<ActivityRecord, 'instanceId' | 'scope' | 'unit' | 'emissionFactor' | 'typedAmount' | 'typedUnit'>,
    EnteredAmount {}

/** An amount in the unit of its activity, and as it was typed: null where that is the same. */
export interface EnteredAmount {
  amount: number;
  typedAmount: number | null;
  typedUnit: string | null;
  calorificValue: number | null;
}

const columns = `
  r.id, r.year, r.activity_id as "activityId", r.amount, r.typed_amount as "typedAmount", r.typed_unit as "typedUnit",
  r.calorific_value as "calorificValue", r.number::text as "snowflakeId",
  r.resource_id as "resourceId", r.country as "countryCode", r.note, r.evidence, r.created_by as "createdByUser",
  r.updated_by as "lastUpdatedByUser", r.updated_at as "lastUpdatedOn", r.version`;

export const activityTable = recordTable<ActivityRow>('ca_activity_data', columns);

type ActivityFigures = Pick<
  ActivityRow,
  keyof EnteredAmount | 'id' | 'countryCode' | 'resourceId' | 'note' | 'evidence'
>;

export interface NewActivity extends EnteredAmount {
  id: string | undefined;
  year: number;
  activityId: number;
  countryCode: string;
  resourceId: string;
  note: string;
  evidence: string;
}

const insertQuery = `insert into ca_activity_data as r (project_id, id, year, activity_id, amount, country, resource_id, note,
       evidence, created_by, updated_by, typed_amount, typed_unit, calorific_value)
     values ($1, coalesce($2, gen_random_uuid()), $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13)
     on conflict (project_id, id) do nothing returning ${columns}`;

/** Undefined if the project has a record with this id already. */
export async function insertActivity(
  tx: Queryable,
  projectId: number,
  person: string,
  activity: NewActivity,
): Promise<ActivityRow | undefined> {
  const [row] = await tx.query<ActivityRow>(insertQuery, [
    projectId,
    activity.id ?? null,
    activity.year,
    activity.activityId,
    activity.amount,
    activity.countryCode,
    activity.resourceId,
    activity.note,
    activity.evidence,
    person,
    activity.typedAmount,
    activity.typedUnit,
    activity.calorificValue,
  ]);
  return row;
}

const updateQuery = `update ca_activity_data r set amount = $3, country = $4, resource_id = $5, note = $6, evidence = $7,
            typed_amount = $9, typed_unit = $10, calorific_value = $11, updated_by = $8, updated_at = now(), version = version + 1
      where project_id = $1 and id = $2 returning ${columns}`;

export async function updateActivityRow(
  tx: Queryable,
  projectId: number,
  person: string,
  figures: ActivityFigures,
): Promise<ActivityRow | undefined> {
  const { id, amount, countryCode, resourceId, note, evidence } = figures;
  const [row] = await tx.query<ActivityRow>(updateQuery, [
    projectId,
    id,
    amount,
    countryCode,
    resourceId,
    note,
    evidence,
    person,
    figures.typedAmount,
    figures.typedUnit,
    figures.calorificValue,
  ]);
  return row;
}

/** Deletes records of activities that are not in the list any more; answers with their years. */
export async function removeUnknownActivities(
  tx: Queryable,
  projectId: number,
  year: number | undefined,
): Promise<number[]> {
  const removed = await tx.query<{ year: number }>(
    `delete from ca_activity_data r
      where project_id = $1 and ($2::smallint is null or r.year = $2) and not (activity_id = any ($3))
      returning r.year`,
    [projectId, year ?? null, knownActivityIds],
  );
  return removed.map((row) => row.year);
}

const byIdsQuery = `select ${columns} from ca_activity_data r where project_id = $1 and id = any ($2::uuid[])`;

export function findActivitiesByIds(
  db: Queryable,
  projectId: number,
  ids: readonly string[],
): Promise<ActivityRow[]> {
  return db.query<ActivityRow>(byIdsQuery, [projectId, ids]);
}
