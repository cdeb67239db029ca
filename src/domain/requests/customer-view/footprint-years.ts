import type { Footprint } from '../../../../core/contracts/assessment';

export const scopes = ['scope1', 'scope2', 'scope3'] as const;
export type Scope = (typeof scopes)[number];

/** Tonnes of CO2e; null if the supplier has not stated the scope. */
export const tonnesOf = (footprint: Footprint, scope: Scope) => footprint[`${scope}TonsCO2e`];

/** Tonnes of CO2e of several scopes in total. */
export const totalOf = (footprint: Footprint, of: readonly Scope[] = scopes) =>
  of.reduce((sum, scope) => sum + (tonnesOf(footprint, scope) ?? 0), 0);

/** The scopes by which two years can be compared: those that both state. */
export const scopesOfBoth = (a: Footprint, b: Footprint) =>
  scopes.filter((scope) => tonnesOf(a, scope) !== null && tonnesOf(b, scope) !== null);

/**
 * The size of the gap to draw for a scope that a year does not state but others do: the value of the nearest year that
 * states it, preferring earlier ones. Null if nothing is missing.
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
