import type { Footprint } from '../../../../core/contracts/assessment';

export const scopes = ['scope1', 'scope2', 'scope3'] as const;
export type Scope = (typeof scopes)[number];

/** Tonnes of CO2e; null where the supplier has not stated the scope. */
export const tonnesOf = (footprint: Footprint, scope: Scope) => footprint[`${scope}TonsCO2e`];

/** Tonnes of CO2e of some scopes together. */
export const totalOf = (footprint: Footprint, of: readonly Scope[] = scopes) =>
  of.reduce((sum, scope) => sum + (tonnesOf(footprint, scope) ?? 0), 0);

/** The scopes that two years can be compared by: those that both state. */
export const scopesOfBoth = (a: Footprint, b: Footprint) =>
  scopes.filter((scope) => tonnesOf(a, scope) !== null && tonnesOf(b, scope) !== null);

/**
 * How large a gap is drawn where a year does not state a scope that others state: as large as in the nearest year that
 * does, an earlier one first. Null where nothing is missing.
 */
export function gapOf(years: readonly Footprint[], { year }: Footprint, scope: Scope): number | null {
  const own = years.find((each) => each.year === year);
  if (own && tonnesOf(own, scope) !== null) return null;
  const distance = (each: Footprint) => Math.abs(each.year - year);
  const [nearest] = years
    .filter((each) => tonnesOf(each, scope) !== null)
    .sort((a, b) => distance(a) - distance(b) || a.year - b.year);
  return nearest ? tonnesOf(nearest, scope) : null;
}
