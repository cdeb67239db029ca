import type { FactorBook } from '../../../../core/carbon/factors/factor-book';
import { fuelAndEnergy } from '../../../../core/carbon/inputs/scope-3-categories';
import { sourcesOf } from '../../../../core/products/line-outcome';
import type { KnownActivity, SiteAccount } from '../../../../core/products/context';
import type { Queryable } from '../../../lib/database';
import { findCalculatedYear } from '../years/repository';
import { findCoverage } from './coverage-repository';
import { findBook } from '../factors/factor-books';
import { findUsedSources } from './read-repository';
import { findScopeSums } from './scope-sums-repository';

/** The factors and activities used to calculate products of a project. */
export async function findTables(
  db: Queryable,
  projectId: number,
): Promise<{ book: FactorBook; activity: (id: number) => KnownActivity | undefined }> {
  const { book, activities } = await findBook(db, projectId);
  return {
    book,
    activity(id) {
      const known = activities.find(id);
      return known && { name: known.name, unit: known.unit, ...activities.kindOf(known) };
    },
  };
}

/** Categories of purchases and their transport: goods and services, capital goods, inbound freight, waste. */
const upToTheGate: readonly number[] = [1, 2, 4, 5];

/** The part of the year's account to allocate to products; undefined for a year without results. */
export async function findSiteAccount(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<SiteAccount | undefined> {
  const calculated = await findCalculatedYear(db, projectId, year);
  if (!calculated) return undefined;
  const { covers } = await findCoverage(db, { projectId, year }, calculated.boundary);
  const sums = await findScopeSums(db, projectId, year);
  const used = await findUsedSources(db, { projectId, year }, upToTheGate);
  const kgOf = (which: (sum: (typeof sums)[number]) => boolean) =>
    sums.filter(which).reduce((total, { kg }) => total + kg, 0);
  const inScope = (scope: number) => kgOf((sum) => !sum.isMemo && sum.scope === scope);
  const inCategories = (...categories: readonly number[]) =>
    kgOf(({ isMemo, scope, category }) => !isMemo && scope === 3 && categories.includes(category ?? 0));
  return {
    scope1: inScope(1),
    scope2: inScope(2),
    energyUpstream: inCategories(fuelAndEnergy),
    purchases: inCategories(...upToTheGate),
    biogenic: kgOf(({ isMemo }) => isMemo),
    covers,
    energySources: sourcesOf(used.filter(({ isPurchase }) => !isPurchase).map(({ source }) => source)),
    purchaseSources: sourcesOf(used.filter(({ isPurchase }) => isPurchase).map(({ source }) => source)),
  };
}
