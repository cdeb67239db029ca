import type { Queryable } from '../../lib/database';
import type { OwnActivity } from '../../../core/contracts/ca-own-activities';
import { ownKeyOf } from './check-key';
import type { SetActivity } from './read-activities';
import type { FactorSet } from './read-set';

/** False if there is already a set with this id: sets are never changed. @throws OtherUnitError */
export async function insertFactorSet(tx: Queryable, set: FactorSet): Promise<boolean> {
  const { id, title } = set;
  const numbers = await numberActivities(tx, set.activities);
  const factors = set.factors.map((factor) => ({ ...factor, key: withNumber(factor.key, numbers) }));
  const activities = set.activities.map((activity) => toOwnActivity(activity, title, numbers));
  const inserted = await tx.query(
    `insert into ca_factor_sets (id, title, factors, activities) values ($1, $2, $3::jsonb, $4::jsonb)
     on conflict (id) do nothing returning id`,
    [id, title, JSON.stringify(factors), JSON.stringify(activities)],
  );
  return inserted.length > 0;
}

/**
 * An activity of an earlier set has the same key and another unit: existing inputs would change their
 * meaning.
 */
export class OtherUnitError extends Error {
  constructor(key: string, unit: string) {
    super(`The activity "${key}" is measured in ${unit} since an earlier set: give the new one another key.`);
  }
}

/** Key to number: the number in an earlier set, else the next. @throws OtherUnitError */
async function numberActivities(
  tx: Queryable,
  activities: readonly SetActivity[],
): Promise<ReadonlyMap<string, number>> {
  const units = new Map(activities.map(({ key, unit }) => [key, unit]));
  await tx.query(
    `insert into ca_own_activities (key, unit) select key, unit from jsonb_to_recordset($1::jsonb) as a (key text, unit text)
     on conflict (key) do nothing`,
    [JSON.stringify(activities.map(({ key, unit }) => ({ key, unit })))],
  );
  const known = await tx.query<{ key: string; id: number; unit: string }>(
    'select key, id, unit from ca_own_activities where key = any ($1)',
    [[...units.keys()]],
  );
  for (const { key, unit } of known) if (units.get(key) !== unit) throw new OtherUnitError(key, unit);
  return new Map(known.map(({ key, id }) => [key, id]));
}

/** `activity/welding-gas` becomes `activity/100001`. */
function withNumber(key: string, numbers: ReadonlyMap<string, number>): string {
  const own = ownKeyOf(key);
  const number = own === undefined ? undefined : numbers.get(own);
  return number === undefined ? key : key.replace(/[^/]+$/, String(number));
}

/** Text of the top level; the app looks up English level names. */
const ownLevel = 'Added by your operator';

function toOwnActivity(
  { key, names, unit, sheet, category, isMeasured, energy }: SetActivity,
  title: string,
  numbers: ReadonlyMap<string, number>,
): OwnActivity {
  const id = numbers.get(key) ?? 0;
  return {
    ...{ id, activityId: id, name: names.en, names, unit, category, dataCollectionSheet: sheet },
    ...{ hierarchyLevel1: ownLevel, hierarchyLevel2: title, hierarchyLevel3: title },
    ...{ isActive: true, includedInFreeVersion: true, requiresExactValueInput: isMeasured },
    ...{ calorificValues: null, takesSupplierFactor: false },
    ...(energy !== undefined && { energy }),
  };
}

interface ListedSet {
  id: string;
  title: string;
  factors: number;
  projects: number;
}

export function listFactorSets(db: Queryable): Promise<ListedSet[]> {
  return db.query<ListedSet>(
    `select s.id, s.title, jsonb_array_length(factors) as factors, count(p.project_id) as projects
       from ca_factor_sets s left join ca_project_factor_sets p on p.set_id = s.id
      group by s.id order by s.id`,
    [],
  );
}

/** Chooses a set for a project, or with undefined the shipped one; flags every year for recalculation. */
export async function chooseFactorSet(
  tx: Queryable,
  projectId: number,
  id: string | undefined,
): Promise<void> {
  await tx.query('delete from ca_project_factor_sets where project_id = $1', [projectId]);
  if (id !== undefined)
    await tx.query('insert into ca_project_factor_sets (project_id, set_id) values ($1, $2)', [
      projectId,
      id,
    ]);
  await tx.query('update ca_years set needs_recalculation = true where project_id = $1', [projectId]);
}

export async function hasFactorSet(db: Queryable, id: string): Promise<boolean> {
  return (await db.query('select 1 from ca_factor_sets where id = $1', [id])).length > 0;
}

export async function hasProject(db: Queryable, projectId: number): Promise<boolean> {
  return (await db.query('select 1 from projects where id = $1', [projectId])).length > 0;
}
