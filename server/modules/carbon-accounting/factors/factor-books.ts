import { createFactorBook, type FactorBook } from '../../../../core/carbon/factors/factor-book';
import type { Factor } from '../../../../core/carbon/factors/factor';
import type { OwnActivity } from '../../../../core/contracts/ca-own-activities';
import { shippedFactors, shippedSetId } from '../../../../data/factors/shipped';
import type { Queryable } from '../../../lib/database';
import { createCatalog, type ActivityCatalog } from '../records/activity-catalog';

export interface ProjectBook {
  setId: string;
  book: FactorBook;
  activities: ActivityCatalog;
}

const shipped: ProjectBook = {
  setId: shippedSetId,
  book: createFactorBook(shippedFactors),
  activities: createCatalog([]),
};

/** Sets never change, so cached ones stay valid; a few are kept. */
const kept = new Map<string, ProjectBook>();
const maxCached = 20;

/** The factors and activities of a project: from its chosen set, falling back to the shipped one. */
export async function findBook(db: Queryable, projectId: number): Promise<ProjectBook> {
  const [chosen] = await db.query<{ setId: string }>(
    'select set_id as "setId" from ca_project_factor_sets where project_id = $1',
    [projectId],
  );
  if (!chosen) return shipped;
  const known = kept.get(chosen.setId);
  if (known) return known;
  const [row] = await db.query<{ factors: Factor[]; activities: OwnActivity[] }>(
    'select factors, activities from ca_factor_sets where id = $1',
    [chosen.setId],
  );
  const book: ProjectBook = {
    setId: chosen.setId,
    book: createFactorBook(row?.factors ?? [], shippedFactors),
    activities: createCatalog(row?.activities ?? []),
  };
  if (kept.size >= maxCached) kept.clear();
  kept.set(chosen.setId, book);
  return book;
}
