import { numberFormat } from '../../i18n/intl';
import { groupBy } from '../../collections/group-by';
import type { YearInputs } from './year-inputs';

/** Percent by which a sum of entered shares may be off: thirds do not add up to 100 exactly. */
const tolerance = 1e-6;

export const sumOfShares = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

/** Whether shares add up to 100 percent. */
export const isWhole = (sum: number) => Math.abs(sum - 100) <= tolerance;

/** Whether shares add up to more than 100 percent. */
export const isOver100 = (sum: number) => sum > 100 + tolerance;

/** Shares of a year that add up to more than 100 percent; `sector` is null for those of the sectors themselves. */
export interface ExcessShares {
  year: number;
  sector: { id: number; code: string; name: string } | null;
  /** Percent. */
  sum: number;
}

/** The shares that prevent a year's calculation: its distribution, or the suppliers of a sector, exceed 100 percent. */
export function excessShares({ year, distributions, supplierInputs }: YearInputs): ExcessShares[] {
  const ofSuppliers = groupBy(supplierInputs, ({ distributionId }) => distributionId);
  const sums = [
    { sector: null, sum: sumOfShares(distributions.map(({ shareOfInput }) => shareOfInput)) },
    ...distributions.map(({ id, sector: { id: sectorId, code, name } }) => ({
      sector: { id: sectorId, code, name },
      sum: sumOfShares((ofSuppliers.get(id) ?? []).map(({ shareOfSectorInput }) => shareOfSectorInput)),
    })),
  ];
  return sums.filter(({ sum }) => isOver100(sum)).map((excess) => ({ year, ...excess }));
}

/** A sentence that names the year, the sector and the sum. */
export function describeExcess({ year, sector, sum }: ExcessShares): string {
  const percent = numberFormat('en', { maximumFractionDigits: 6 }).format(sum);
  return sector
    ? `In ${year} the suppliers' shares of ${sector.name} add up to ${percent} percent; correct them to 100 at most.`
    : `In ${year} the shares of input of all sectors add up to ${percent} percent; correct them to 100 at most.`;
}
