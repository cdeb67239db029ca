import type { FactorSource } from '../../../../core/carbon/factors/factor';
import type { FactorBook } from '../../../../core/carbon/factors/factor-book';
import { fuelAndEnergy } from '../../../../core/carbon/inputs/scope-3-categories';
import { sourcesOf } from '../../../../core/products/line-outcome';
import type { KnownActivity, SiteAccount } from '../../../../core/products/context';
import type { Queryable } from '../../../lib/database';
import { findCalculatedYear } from '../years/repository';
import { findCoverage } from './coverage';
import { findBook } from '../factors/factor-books';
import { findScopeSums } from './scope-sums';

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
  const used = await db.query<{ source: FactorSource; isPurchase: boolean }>(
    `select f.factor -> 'source' as source, r."isPurchase"
       from (select distinct factor_id, category is not null and category <> $3 as "isPurchase"
               from ca_emission_results
              where project_id = $1 and year = $2 and in_totals
                and (scope < 3 or category = $3 or category = any ($4::smallint[]))) r
       join ca_used_factors f on f.id = r.factor_id
      where f.factor ->> 'key' not in ('stand-in', 'supplier')`,
    [projectId, year, fuelAndEnergy, upToTheGate],
  );
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
