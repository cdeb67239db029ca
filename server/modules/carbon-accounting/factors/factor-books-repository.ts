import type { Factor } from '../../../../core/carbon/factors/factor';
import type { OwnActivity } from '../../../../core/contracts/ca-own-activities';
import type { Queryable } from '../../../lib/database';

/** The id of the set that a project has chosen; undefined for the shipped one. */
export async function findChosenSet(db: Queryable, projectId: number): Promise<string | undefined> {
  const [chosen] = await db.query<{ setId: string }>(
    'select set_id as "setId" from ca_project_factor_sets where project_id = $1',
    [projectId],
  );
  return chosen?.setId;
}

interface FactorSet {
  factors: Factor[];
  activities: OwnActivity[];
}

/** The content of an operator's set; empty if there is none with this id. */
export async function findFactorSet(db: Queryable, setId: string): Promise<FactorSet> {
  const [row] = await db.query<FactorSet>('select factors, activities from ca_factor_sets where id = $1', [
    setId,
  ]);
  return row ?? { factors: [], activities: [] };
}
