import { kgPerTon } from '../../../../core/carbon/calculation/totals';
import type { Queryable } from '../../../lib/database';

/** The total of a scope, and within scope 3 of a category, at its baseline, in kg of CO2e. */
export interface ScopeSum {
  scope: number;
  /** Null outside of scope 3, and in results of method 1. */
  category: number | null;
  /** Biogenic, outside of the scopes. */
  isMemo: boolean;
  kg: number;
}

/** The results of a year by scope and category; none for a year without results. */
export function findScopeSums(db: Queryable, projectId: number, year: number): Promise<ScopeSum[]> {
  return db.query<ScopeSum>(
    `select scope, category, not in_totals as "isMemo", sum(remaining_kg + saved_kg) as kg
       from ca_emission_results
      where project_id = $1 and year = $2 and (in_totals or method = 'biogenic')
      group by scope, category, in_totals order by scope, category`,
    [projectId, year],
  );
}

/** Scope 3 of a year by category, tonnes of CO2e; none where rows of it have no category. */
export async function findScope3Categories(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<ReadonlyMap<number, number>> {
  const sums = (await findScopeSums(db, projectId, year)).filter(
    ({ scope, isMemo }) => scope === 3 && !isMemo,
  );
  const categories = new Map<number, number>();
  for (const { category, kg } of sums) {
    if (category === null) return new Map();
    categories.set(category, kg / kgPerTon);
  }
  return categories;
}
