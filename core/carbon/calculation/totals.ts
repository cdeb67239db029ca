import type { EmissionTotals } from '../../contracts/ca-emission-results';
import type { ResultRow } from './result-row';

export const kgPerTon = 1000;

/**
 * Adds rows up to tonnes of CO2e by scope. Location-based and biogenic rows are memo and not in the total, which
 * counts purchases at their baseline: what suppliers save compares them with a sector average.
 */
export function createTotals() {
  const counted = { 1: 0, 2: 0, 3: 0 };
  let saved = 0;
  let locationBased = 0;
  let biogenic = 0;
  return {
    add({ scope, method, inTotals, baseKg, remainingKg, savedKg }: ResultRow): void {
      if (method === 'location-based') locationBased += baseKg;
      if (method === 'biogenic') biogenic += baseKg;
      if (!inTotals) return;
      counted[scope] += remainingKg;
      if (scope === 3) saved += savedKg;
    },
    result(): EmissionTotals {
      const scope1 = counted[1] / kgPerTon;
      const scope2 = counted[2] / kgPerTon;
      const scope3 = counted[3] / kgPerTon;
      const scope3Saved = saved / kgPerTon;
      return {
        scope1,
        scope2,
        scope2LocationBased: locationBased / kgPerTon,
        scope3,
        scope3Saved,
        scope3Baseline: scope3 + scope3Saved,
        biogenic: biogenic / kgPerTon,
        total: scope1 + scope2 + scope3 + scope3Saved,
        totalWithMeasures: scope1 + scope2 + scope3,
      };
    },
  };
}
