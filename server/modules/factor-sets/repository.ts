import type { Queryable } from '../../lib/database';
import type { FactorSet } from './read-set';

/** False if there is a set with this id already: sets are never changed. */
export async function insertFactorSet(tx: Queryable, { id, title, factors }: FactorSet): Promise<boolean> {
  const inserted = await tx.query(
    `insert into ca_factor_sets (id, title, factors) values ($1, $2, $3::jsonb)
     on conflict (id) do nothing returning id`,
    [id, title, JSON.stringify(factors)],
  );
  return inserted.length > 0;
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

/** Chooses a set for a project, or with undefined the shipped one; every year is to be calculated again. */
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
