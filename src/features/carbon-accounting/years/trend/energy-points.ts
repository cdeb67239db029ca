import type { YearOverview } from '../../../../domain/carbon/years-api';

export interface EnergyPoint {
  year: number;
  renewable: number;
  other: number;
  total: number;
}

/** The years with known energy, oldest first, up to `until`. Results from before it was stored have none. */
export function energyPoints(years: readonly YearOverview[], until = Infinity): EnergyPoint[] {
  return years
    .flatMap(({ year, energy }) => (energy && energy.total > 0 && year <= until ? [{ year, ...energy }] : []))
    .sort((a, b) => a.year - b.year);
}
