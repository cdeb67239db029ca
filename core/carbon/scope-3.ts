import { factorKeys, standInFactor } from './factor';
import type { FactorBook } from './factor-book';
import { groupBy } from './group-by';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import { isWhole, sumOfShares } from './shares';
import { spendUncertainty } from './uncertainty';
import type { ActivityInput, DistributionInput, SupplierShareInput, YearInputs } from './year-inputs';

const usd = 'USD';

/**
 * Purchased goods and services by what was spent on them (GHG Protocol, Corporate Value Chain Standard, category
 * 1): a row per supplier, one for the rest of each sector at the factor of the home country, and one for spend
 * that no sector was named for. `saved` is what a supplier that has submitted does better than its sector.
 */
export function* spendRows(inputs: YearInputs, book: FactorBook): Generator<ResultRow> {
  const purchases = purchasesOf(inputs);
  if (purchases === 0) return;
  const suppliers = groupBy(inputs.supplierInputs, ({ distributionId }) => distributionId);
  for (const distribution of inputs.distributions)
    yield* sectorRows(inputs, book, distribution, {
      spend: (purchases * distribution.shareOfInput) / 100,
      suppliers: suppliers.get(distribution.id) ?? [],
    });
  yield* notAllocatedRow(inputs, purchases);
}

/** What was spent on purchases in the year, USD. */
function purchasesOf({ spend }: Pick<YearInputs, 'spend'>): number {
  return spend ? (spend.turnoverInThsdUSD * 1000 * spend.spendShareOfTurnover) / 100 : 0;
}

function* sectorRows(
  { year, homeCountry }: YearInputs,
  book: FactorBook,
  { id, sector }: DistributionInput,
  { spend, suppliers }: { spend: number; suppliers: readonly SupplierShareInput[] },
): Generator<ResultRow> {
  const factorIn = (country: string) =>
    book.find(factorKeys.spend(sector.code), country, year) ?? standInFactor(usd);
  type Origin = Pick<RowSubject, 'inputId' | 'countryCode' | 'supplier'>;
  const subjectOf = (amount: number, { inputId, countryCode, supplier }: Origin): RowSubject => ({
    inputId,
    countryCode,
    activity: null,
    sector,
    supplier,
    amount,
    unit: usd,
    amountUncertainty: spendUncertainty,
  });
  for (const input of suppliers) {
    const { countryCode, linking } = input;
    const amount = (spend * input.shareOfSectorInput) / 100;
    if (amount <= 0) continue;
    yield makeRow(subjectOf(amount, { inputId: input.id, countryCode, supplier: input }), {
      scope: 3,
      method: 'spend-based',
      found: factorIn(countryCode),
      performance: linking?.status === 'submitted' ? linking.performance : 0,
    });
  }
  const known = sumOfShares(suppliers.map(({ shareOfSectorInput }) => shareOfSectorInput));
  const rest = isWhole(known) ? 0 : spend * (1 - known / 100);
  if (rest <= 0) return;
  yield makeRow(subjectOf(rest, { inputId: id, countryCode: homeCountry, supplier: null }), {
    scope: 3,
    method: 'spend-based',
    found: factorIn(homeCountry),
  });
}

/** Spend that no sector was named for: nothing is known of it, so the stand-in factor applies. */
function notAllocatedRow({ homeCountry, distributions }: YearInputs, purchases: number): ResultRow[] {
  const allocated = sumOfShares(distributions.map(({ shareOfInput }) => shareOfInput));
  if (isWhole(allocated)) return [];
  const subject: RowSubject = {
    inputId: null,
    countryCode: homeCountry,
    activity: null,
    sector: null,
    supplier: null,
    amount: purchases * (1 - allocated / 100),
    unit: usd,
    amountUncertainty: spendUncertainty,
  };
  return [makeRow(subject, { scope: 3, method: 'not-allocated', found: standInFactor(usd) })];
}

/**
 * Upstream of fuels and heat (category 3): amount x well-to-tank factor. None for electricity, whose grid factors
 * are life-cycle, nor for what has no such factor.
 */
export function wellToTankRow(
  subject: RowSubject,
  { supply, activityId, countryCode }: ActivityInput,
  year: number,
  book: FactorBook,
): ResultRow | undefined {
  if (supply !== 'own') return undefined;
  const found = book.find(factorKeys.wellToTank(activityId), countryCode, year);
  return found && makeRow(subject, { scope: 3, method: 'well-to-tank', found });
}
