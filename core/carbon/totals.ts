import type { EmissionTotals } from '../contracts/ca-emission-results';
import type { ResultRow } from './result-row';

export const kgPerTon = 1000;

/** Tonnes of CO2e by scope. Location-based and biogenic rows are memo and not in the total. */
export function totalsOf(rows: readonly ResultRow[]): EmissionTotals {
  const tons = (kgOf: (row: ResultRow) => number, isPart: (row: ResultRow) => boolean) =>
    rows.reduce((sum, row) => (isPart(row) ? sum + kgOf(row) : sum), 0) / kgPerTon;
  const remaining = ({ remainingKg }: ResultRow) => remainingKg;
  const ofScope = (scope: number) => (row: ResultRow) => row.inTotals && row.scope === scope;

  const scope1 = tons(remaining, ofScope(1));
  const scope2 = tons(remaining, ofScope(2));
  const scope3 = tons(remaining, ofScope(3));
  const scope3Saved = tons(({ savedKg }) => savedKg, ofScope(3));
  return {
    scope1,
    scope2,
    scope2LocationBased: tons(remaining, ({ method }) => method === 'location-based'),
    scope3,
    scope3Saved,
    scope3Baseline: scope3 + scope3Saved,
    biogenic: tons(remaining, ({ method }) => method === 'biogenic'),
    total: scope1 + scope2 + scope3,
  };
}
