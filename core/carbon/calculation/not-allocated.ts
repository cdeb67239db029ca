import type { ResultNote } from '../../contracts/ca-provenance';
import { factorKeys, standInFactor, type Factor, type FoundFactor } from '../factors/factor';
import type { FactorBook } from '../factors/factor-book';
import type { SectorShare, YearInputs } from '../inputs/year-inputs';

const usd = 'USD';

/** Assumed uncertainty, percent: a purchase may differ from the mean as much as sectors differ from each other. */
const meanUncertainty = 80;

/** Share of the purchases that must be distributed for their mean to represent the rest, percent. */
const enoughDistributed = 50;

/** Adds up the known purchases, for the mean kg CO2e per USD. Rows without a factor are ignored. */
export class SpendMean {
  private readonly terms: { kg: number; usd: number; found: FoundFactor }[] = [];

  add(kg: number, spent: number, found: FoundFactor): void {
    if (!found.notes.includes('STAND_IN_FACTOR')) this.terms.push({ kg, usd: spent, found });
  }

  /** The mean as a factor of the publication that most of it comes from; undefined if nothing is known. */
  factor(id: string, note: ResultNote): FoundFactor | undefined {
    const spent = this.terms.reduce((sum, term) => sum + term.usd, 0);
    const most = [...this.terms].sort((a, b) => b.kg - a.kg)[0];
    if (!most || spent <= 0) return undefined;
    const kg = this.terms.reduce((sum, term) => sum + term.kg, 0);
    const factor: Factor = {
      ...most.found.factor,
      id: `mean/${id}`,
      key: factorKeys.spend('mean'),
      country: null,
      value: kg / spent,
      dataQuality: 5,
      uncertaintyPercent: meanUncertainty,
    };
    return { factor, notes: [...most.found.notes.filter((each) => !isMean(each)), note] };
  }
}

const means: ReadonlySet<ResultNote> = new Set<ResultNote>([
  'MEAN_OF_DISTRIBUTED',
  'MEAN_OF_INDUSTRY',
  'MEAN_OF_SECTORS',
]);
const isMean = (note: ResultNote) => means.has(note);

/**
 * The factor for spend without a sector: the mean of the distributed purchases, if they are at least half of all, else
 * of what the industry typically buys, else of all sectors.
 * @param distributedShare percent of the purchases
 */
export function notAllocatedFactor(
  { year, homeCountry, typicalShares, allSectors }: YearInputs,
  book: FactorBook,
  distributed: SpendMean,
  distributedShare: number,
): FoundFactor {
  const own =
    distributedShare >= enoughDistributed
      ? distributed.factor('distributed', 'MEAN_OF_DISTRIBUTED')
      : undefined;
  const meanOf = (shares: readonly SectorShare[]) => {
    const mean = new SpendMean();
    for (const { code, share } of shares) {
      const found = book.find(factorKeys.spend(code), homeCountry, year);
      if (found) mean.add(share * found.factor.value, share, found);
    }
    return mean;
  };
  return (
    own ??
    meanOf(typicalShares).factor('industry', 'MEAN_OF_INDUSTRY') ??
    meanOf(allSectors.map((code) => ({ code, share: 1 }))).factor('sectors', 'MEAN_OF_SECTORS') ??
    standInFactor(usd)
  );
}
