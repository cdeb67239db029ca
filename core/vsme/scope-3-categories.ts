/** The total that the categories of scope 3 add up to. */
export const scope3Total = 'GrossScope3GreenhouseGasEmissions';

/** A category of the Corporate Value Chain Standard, 1 to 15, as a value of a report. */
export const categoryConcept = (category: number): string => `Scope3Category${category}`;

/**
 * Scope 3 by category, tonnes of CO2e, in the order of the standard. EFRAG's template has cells for it; the taxonomy has
 * the total alone, so that no XBRL report holds them.
 */
export const categoryConcepts: readonly string[] = Array.from({ length: 15 }, (_, index) =>
  categoryConcept(index + 1),
);

const known: ReadonlySet<string> = new Set(categoryConcepts);
export const isCategoryConcept = (concept: string): boolean => known.has(concept);
