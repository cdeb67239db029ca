import type { YearOverview } from '../../../domain/carbon/years-api';

export interface EnergyPoint {
  year: number;
  renewable: number;
  other: number;
  total: number;
}

/** The years whose energy is known, the oldest first, up to one if it is given; none in results of before it was kept. */
export function energyPoints(years: readonly YearOverview[], until = Infinity): EnergyPoint[] {
  return years
    .flatMap(({ year, energy }) => (energy && energy.total > 0 && year <= until ? [{ year, ...energy }] : []))
    .sort((a, b) => a.year - b.year);
}
