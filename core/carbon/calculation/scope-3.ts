import type { ResultNote } from '../../contracts/ca-provenance';
import { factorKeys, standInFactor } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import { groupBy } from '../../collections/group-by';
import { notAllocatedFactor, SpendMean } from './not-allocated';
import { makeRow, type ResultRow, type RowSubject } from './result-row';
import { fuelAndEnergy, purchasedGoods } from '../inputs/scope-3-categories';
import { isWhole, sumOfShares } from '../inputs/shares';
import { createOwnFigures, type ChosenFigure } from './own-figures/own-figures';
import { partsOf } from './own-figures/product-figure';
import { amountOf } from './purchase-amount';
import { performanceFor } from './supplier-performance';
import { spendUncertainty } from '../factors/uncertainty';
import type {
  ActivityInput,
  DistributionInput,
  Sector,
  SpendInput,
  SupplierShareInput,
  YearInputs,
} from '../inputs/year-inputs';

const usd = 'USD';

/**
 * Purchased goods and services by what was spent on them (GHG Protocol, Corporate Value Chain Standard, category 1): a
 * row per supplier, one for the rest of each sector at the factor of the home country, and one for spend without a
 * sector. `saved` is how much better a supplier that has submitted is than its sector; it compares with an average and
 * is not deducted from the inventory.
 */
export function* spendRows(inputs: YearInputs, book: FactorBook): Generator<ResultRow> {
  const { spend, distributions, supplierInputs } = inputs;
  if (!spend) return;
  const suppliers = groupBy(supplierInputs, ({ distributionId }) => distributionId);
  const distributed = new SpendMean();
  const chooseFigure = createOwnFigures(inputs);
  for (const distribution of distributions)
    yield* sectorRows(inputs, book, distribution, {
      spend,
      suppliers: suppliers.get(distribution.id) ?? [],
      distributed,
      chooseFigure,
    });
  yield* notAllocatedRow(inputs, book, spend, distributed);
}

interface Purchases {
  spend: SpendInput;
  suppliers: readonly SupplierShareInput[];
  /** Of averages, even where a supplier's own figure counts: that figure represents nobody else. */
  distributed: SpendMean;
  chooseFigure: ReturnType<typeof createOwnFigures>;
}

function* sectorRows(
  { year, homeCountry }: YearInputs,
  book: FactorBook,
  { id, sector, shareOfInput }: DistributionInput,
  { spend, suppliers, distributed, chooseFigure }: Purchases,
): Generator<ResultRow> {
  const factorIn = (country: string) =>
    book.find(factorKeys.spend(sector.code), country, year) ?? standInFactor(usd);
  const { turnoverInThsdUSD, spendShareOfTurnover } = spend;
  const { category } = sector;
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
    const { countryCode, shareOfSectorInput } = input;
    const { supplier, performance, note } = assess(input, sector, year);
    const average = factorIn(countryCode);
    for (const { part, product, note: ofProduct } of partsOf(input, year)) {
      const subject = subjectOf(shareOfSectorInput * part, { inputId: input.id, countryCode, supplier });
      if (subject.amount <= 0) continue;
      distributed.add(subject.amount * average.factor.value, subject.amount, average);
      const chosen = chooseFigure(input, subject.amount, average, product);
      yield purchaseRow(subject, chosen, { category, performance, note, ofProduct });
    }
  }
  const known = sumOfShares(suppliers.map(({ shareOfSectorInput }) => shareOfSectorInput));
  const rest = isWhole(known) ? 0 : 100 - known;
  const subject = subjectOf(rest, { inputId: id, countryCode: homeCountry, supplier: null });
  if (subject.amount <= 0) return;
  const average = factorIn(homeCountry);
  distributed.add(subject.amount * average.factor.value, subject.amount, average);
  yield makeRow(subject, { scope: 3, method: 'spend-based', category, found: average });
}

interface PurchaseTerms {
  category: number;
  performance: number;
  note?: ResultNote | undefined;
  /** Why the footprint is not used. */
  ofProduct?: ResultNote | undefined;
}

/** A supplier's own figure already includes how much better it is than its sector. */
function purchaseRow(
  subject: RowSubject,
  { method, found, amountUncertainty, figures, isIncomplete }: ChosenFigure,
  { category, performance, note, ofProduct }: PurchaseTerms,
): ResultRow {
  const isAverage = method === 'spend-based';
  const notes = [
    ...(isAverage && note ? [note] : []),
    ...(isIncomplete ? (['FIGURES_INCOMPLETE'] as const) : []),
    ...(ofProduct ? [ofProduct] : []),
  ];
  return makeRow(figures ? { ...subject, amountUncertainty } : subject, {
    scope: 3,
    method,
    category,
    found: notes.length > 0 ? { ...found, notes: [...found.notes, ...notes] } : found,
    performance: isAverage ? performance : 0,
    figures,
  });
}

/** The performance that a supplier's submission gives this purchase, and the supplier with the segment that counts. */
function assess(input: SupplierShareInput, { hotspotSectorCode }: Sector, year: number) {
  const { linking, countryCode: country } = input;
  if (!linking) return { supplier: input, performance: 0 };
  const applied = performanceFor(linking, { hotspotSector: hotspotSectorCode, country, year });
  const { segment } = applied;
  const supplier = segment
    ? { ...input, linking: { ...linking, segmentSector: segment.sector, segmentCountry: segment.country } }
    : input;
  return { ...applied, supplier };
}

/** Spend without a sector: the company's known purchases represent it. */
function* notAllocatedRow(
  inputs: YearInputs,
  book: FactorBook,
  { turnoverInThsdUSD, spendShareOfTurnover }: SpendInput,
  distributed: SpendMean,
): Generator<ResultRow> {
  const { homeCountry, distributions } = inputs;
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
  yield makeRow(subject, {
    scope: 3,
    method: 'not-allocated',
    category: purchasedGoods,
    found: notAllocatedFactor(inputs, book, distributed, allocated),
  });
}

/**
 * Upstream of fuels and heat (category 3), and of scope 3 activities (their own category): amount x well-to-tank
 * factor. None if there is no such factor; electricity has `electricityUpstreamRows`, losses of heat `heatLossRows`.
 */
export function wellToTankRow(
  subject: RowSubject,
  { supply, activityId, countryCode, category }: ActivityInput,
  year: number,
  book: FactorBook,
): ResultRow | undefined {
  if (supply !== 'own') return undefined;
  const found = book.find(factorKeys.wellToTank(activityId), countryCode, year);
  return (
    found &&
    makeRow(subject, { scope: 3, method: 'well-to-tank', category: category ?? fuelAndEnergy, found })
  );
}
