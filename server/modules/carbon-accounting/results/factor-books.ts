import { createFactorBook, type FactorBook } from '../../../../core/carbon/factor-book';
import type { Factor } from '../../../../core/carbon/factor';
import { shippedFactors, shippedSetId } from '../../../../data/factors/shipped';
import type { Queryable } from '../../../lib/database';

interface ProjectBook {
  setId: string;
  book: FactorBook;
}

const shipped: ProjectBook = { setId: shippedSetId, book: createFactorBook(shippedFactors) };

/** Sets are never changed, so what was read once holds; a few are kept. */
const kept = new Map<string, ProjectBook>();
const mostKept = 20;

/** The factors of a project: the set it has chosen, and where that knows nothing the shipped one. */
export async function findBook(db: Queryable, projectId: number): Promise<ProjectBook> {
  const [chosen] = await db.query<{ setId: string }>(
    'select set_id as "setId" from ca_project_factor_sets where project_id = $1',
    [projectId],
  );
  if (!chosen) return shipped;
  const known = kept.get(chosen.setId);
  if (known) return known;
  const [row] = await db.query<{ factors: Factor[] }>('select factors from ca_factor_sets where id = $1', [
    chosen.setId,
  ]);
  const book = { setId: chosen.setId, book: createFactorBook(row?.factors ?? [], shippedFactors) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(chosen.setId, book);
  return book;
}
