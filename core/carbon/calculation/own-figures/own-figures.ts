import type { FigureOption, UsedFigures, UsedProduct } from '../../../contracts/ca-supplier-figures';
import type { SharedFigure } from '../../../contracts/shared-figures';
import type { DataQuality, Factor, FoundFactor } from '../../factors/factor';
import { coversAll } from '../../account/figure-to-share';
import { amountOf } from '../purchase-amount';
import { sourceTerms } from '../../factors/source-terms';
import { kgPerTon } from '../totals';
import { spendUncertainty } from '../../factors/uncertainty';
import type { SupplierFigures, SupplierShareInput, YearInputs } from '../../inputs/year-inputs';
import { isOwnFigure, type FigureMethod } from '../../../terms/figure-methods';
import type { OwnFactor } from './own-factor';
import { productFactor, type PurchasePart } from './product-figure';

const usd = 'USD';
const calculatedQuality: DataQuality = 2;
const intensityQuality: DataQuality = 3;
const verifiedQuality: DataQuality = 1;

const source = {
  publisher: sourceTerms.supplierItself,
  edition: sourceTerms.sharedAccount,
  licence: sourceTerms.forTheCustomer,
  boundary: sourceTerms.cradleToGate,
};

/** The figure that a purchase is calculated with, and the alternatives. */
export interface ChosenFigure {
  method: FigureMethod;
  found: FoundFactor;
  amountUncertainty: number;
  /** Null if the supplier shares nothing. */
  figures: UsedFigures | null;
  /** Whether the supplier's account does not cover scope 1, scope 2 and purchases. */
  isIncomplete: boolean;
}

/**
 * Decides for each purchase which figure it is calculated with: the one that a person chose for the supplier if it
 * exists, else the best. Emissions that a supplier has allocated to its customer are spread by spend over all purchases
 * from the company in the year, so that they count exactly once.
 */
export function createOwnFigures({ year, spend, distributions, supplierInputs }: YearInputs) {
  const sectorShares = new Map(distributions.map(({ id, shareOfInput }) => [id, shareOfInput]));
  const spentWith = new Map<number, number>();
  for (const { linking, distributionId, shareOfSectorInput } of supplierInputs) {
    if (!linking?.figures || !spend) continue;
    const { company } = linking.figures;
    const shareOfInput = sectorShares.get(distributionId) ?? 0;
    const amount = amountOf({ ...spend, shareOfInput, shareOfSectorInput });
    spentWith.set(company, (spentWith.get(company) ?? 0) + Math.max(0, amount));
  }
  const known = new Map<number, OwnFactor[]>();
  const factorsOf = (figures: SupplierFigures) => {
    const found =
      known.get(figures.company) ?? ownFactors(figures, year, spentWith.get(figures.company) ?? 0);
    known.set(figures.company, found);
    return found;
  };
  return (
    input: SupplierShareInput,
    spent: number,
    average: FoundFactor,
    product: PurchasePart['product'],
  ): ChosenFigure => {
    const figures = input.linking?.figures;
    const byAverage = { method: 'spend-based', found: average, amountUncertainty: spendUncertainty } as const;
    if (!figures || (figures.shared.length === 0 && !product))
      return { ...byAverage, figures: null, isIncomplete: false };
    const ofAccount = factorsOf(figures);
    const own = product ? [productFactor(product, spent), ...ofAccount] : ofAccount;
    const all = [...own, byAverage];
    const used = all.find(({ method }) => method === figures.choice) ?? all[0] ?? byAverage;
    const shown = own.find(({ method }) => method === used.method) ?? own[0];
    return {
      ...used,
      figures: {
        linkingId: figures.linkingId,
        company: figures.company,
        year: shown?.year ?? null,
        sharedAt: shown?.sharedAt ?? null,
        isChosen: used.method === figures.choice,
        options: all.map(({ method, found }): FigureOption => ({ method, kg: spent * found.factor.value })),
        ...(product && { product: usedOf(product) }),
      },
      isIncomplete: figures.shared.length > 0 && ofAccount.length === 0,
    };
  };
}

/** As the row stores it. */
function usedOf(product: NonNullable<PurchasePart['product']>): UsedProduct {
  const { kg: _kg, geography: _geography, releasedAt: _releasedAt, ...used } = product;
  return used;
}

/** Only those of an account that covers scope 1, scope 2 and purchases, best first. */
function ownFactors({ company, country, shared }: SupplierFigures, year: number, spent: number): OwnFactor[] {
  const whole = shared
    .filter(({ covers, year: of }) => coversAll(covers) && of <= year)
    .sort((a, b) => b.year - a.year);
  const allocated = whole.find((figure) => figure.year === year && figure.allocated !== null);
  const intensity = whole.find((figure) => figure.intensity !== null);
  const factor = (figure: SharedFigure, method: FigureMethod, value: number): Factor => ({
    id: `${method}/${company}/${figure.year}`,
    key: 'supplier',
    country: null,
    forYear: null,
    value,
    unit: usd,
    source,
    year: figure.year,
    geography: country,
    dataQuality: qualityOf(figure, method),
    uncertaintyPercent: figure.uncertaintyPercent,
  });
  const own: OwnFactor[] = [];
  if (allocated?.allocated && spent > 0)
    own.push({
      method: 'supplier-allocated',
      found: {
        factor: factor(allocated, 'supplier-allocated', (allocated.allocated.total * kgPerTon) / spent),
        notes: [],
      },
      amountUncertainty: 0,
      year: allocated.year,
      sharedAt: allocated.sharedAt,
    });
  if (intensity && intensity.intensity !== null)
    own.push({
      method: 'supplier-intensity',
      found: {
        factor: factor(intensity, 'supplier-intensity', intensity.intensity),
        notes: intensity.year < year ? ['EARLIER_YEAR'] : [],
      },
      amountUncertainty: spendUncertainty,
      year: intensity.year,
      sharedAt: intensity.sharedAt,
    });
  return own;
}

function qualityOf({ isVerified }: SharedFigure, method: FigureMethod): DataQuality {
  if (isVerified) return verifiedQuality;
  return method === 'supplier-allocated' ? calculatedQuality : intensityQuality;
}

/** Which figures the purchases of a year are calculated with. */
export function createOwnShare() {
  let spent = 0;
  let own = 0;
  let kg = 0;
  const companies = new Set<number>();
  return {
    add({
      purchase,
      method,
      amount,
      baseKg,
      figures,
    }: {
      purchase: unknown;
      method: string;
      amount: number;
      baseKg: number;
      figures: UsedFigures | null;
    }): void {
      if (!purchase) return;
      spent += amount;
      if (!isOwnFigure(method)) return;
      own += amount;
      kg += baseKg;
      if (figures) companies.add(figures.company);
    },
    result: () => ({
      spendPercent: spent > 0 ? (100 * own) / spent : 0,
      tons: kg / kgPerTon,
      suppliers: companies.size,
    }),
  };
}
