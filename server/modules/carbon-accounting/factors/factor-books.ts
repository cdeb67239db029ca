import { createFactorBook, type FactorBook } from '../../../../core/carbon/factors/factor-book';
import { shippedFactors, shippedSetId } from '../../../../data/factors/shipped';
import type { Queryable } from '../../../lib/database';
import { createCatalog, type ActivityCatalog } from '../records/activity-catalog';
import { findChosenSet, findFactorSet } from './factor-books-repository';

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
  const setId = await findChosenSet(db, projectId);
  if (setId === undefined) return shipped;
  const known = kept.get(setId);
  if (known) return known;
  const { factors, activities } = await findFactorSet(db, setId);
  const book: ProjectBook = {
    setId,
    book: createFactorBook(factors, shippedFactors),
    activities: createCatalog(activities),
  };
  if (kept.size >= maxCached) kept.clear();
  kept.set(setId, book);
  return book;
}
