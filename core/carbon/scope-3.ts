import type { PurchaseProvenance } from '../contracts/ca-provenance';
import { factorKeys, standInFactor } from './factor';
import type { FactorBook } from './factor-book';
import { groupBy } from './group-by';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import { isWhole, sumOfShares } from './shares';
import { spendUncertainty } from './uncertainty';
import type {
  ActivityInput,
  DistributionInput,
  SpendInput,
  SupplierShareInput,
  YearInputs,
} from './year-inputs';

const usd = 'USD';

/**
 * Purchased goods and services by what was spent on them (GHG Protocol, Corporate Value Chain Standard, category
 * 1): a row per supplier, one for the rest of each sector at the factor of the home country, and one for spend
 * that no sector was named for. `saved` is what a supplier that has submitted does better than its sector.
 */
export function* spendRows(inputs: YearInputs, book: FactorBook): Generator<ResultRow> {
  const { spend, distributions, supplierInputs } = inputs;
  if (!spend) return;
  const suppliers = groupBy(supplierInputs, ({ distributionId }) => distributionId);
  for (const distribution of distributions)
    yield* sectorRows(inputs, book, distribution, {
      spend,
      suppliers: suppliers.get(distribution.id) ?? [],
    });
  yield* notAllocatedRow(inputs, spend);
}

/** USD: the turnover times one share after the other, as a person would with a pocket calculator. */
function amountOf(purchase: PurchaseProvenance): number {
  const { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput } = purchase;
  const purchases = (turnoverInThsdUSD * 1000 * spendShareOfTurnover) / 100;
  const ofSector = (purchases * shareOfInput) / 100;
  return shareOfSectorInput === null ? ofSector : (ofSector * shareOfSectorInput) / 100;
}

function* sectorRows(
  { year, homeCountry }: YearInputs,
  book: FactorBook,
  { id, sector, shareOfInput }: DistributionInput,
  { spend, suppliers }: { spend: SpendInput; suppliers: readonly SupplierShareInput[] },
): Generator<ResultRow> {
  const factorIn = (country: string) =>
    book.find(factorKeys.spend(sector.code), country, year) ?? standInFactor(usd);
  const { turnoverInThsdUSD, spendShareOfTurnover } = spend;
  type Origin = Pick<RowSubject, 'inputId' | 'countryCode' | 'supplier'>;
  const subjectOf = (shareOfSectorInput: number, { inputId, countryCode, supplier }: Origin): RowSubject => {
    const purchase = { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput };
    return {
      inputId,
      countryCode,
      activity: null,
      sector,
      supplier,
      purchase,
      amount: amountOf(purchase),
      unit: usd,
      amountUncertainty: spendUncertainty,
    };
  };
  for (const input of suppliers) {
    const { countryCode, linking, shareOfSectorInput } = input;
    const subject = subjectOf(shareOfSectorInput, { inputId: input.id, countryCode, supplier: input });
    if (subject.amount <= 0) continue;
    yield makeRow(subject, {
      scope: 3,
      method: 'spend-based',
      found: factorIn(countryCode),
      performance: linking?.status === 'submitted' ? linking.performance : 0,
    });
  }
  const known = sumOfShares(suppliers.map(({ shareOfSectorInput }) => shareOfSectorInput));
  const rest = isWhole(known) ? 0 : 100 - known;
  const subject = subjectOf(rest, { inputId: id, countryCode: homeCountry, supplier: null });
  if (subject.amount <= 0) return;
  yield makeRow(subject, { scope: 3, method: 'spend-based', found: factorIn(homeCountry) });
}

/** Spend that no sector was named for: nothing is known of it, so the stand-in factor applies. */
function* notAllocatedRow(
  { homeCountry, distributions }: YearInputs,
  { turnoverInThsdUSD, spendShareOfTurnover }: SpendInput,
): Generator<ResultRow> {
  const allocated = sumOfShares(distributions.map((each) => each.shareOfInput));
  const shareOfInput = isWhole(allocated) ? 0 : 100 - allocated;
  const purchase = { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput: null };
  const amount = amountOf(purchase);
  if (amount <= 0) return;
  const subject: RowSubject = {
    inputId: null,
    countryCode: homeCountry,
    activity: null,
    sector: null,
    supplier: null,
    purchase,
    amount,
    unit: usd,
    amountUncertainty: spendUncertainty,
  };
  yield makeRow(subject, { scope: 3, method: 'not-allocated', found: standInFactor(usd) });
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
