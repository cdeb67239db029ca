/** The total of the categories of scope 3. */
export const scope3Total = 'GrossScope3GreenhouseGasEmissions';

/** The concept of a report for a category of the Corporate Value Chain Standard, 1 to 15. */
export const categoryConcept = (category: number): string => `Scope3Category${category}`;

/**
 * Scope 3 by category, tonnes of CO2e, in the order of the standard. EFRAG's template has cells for it; the taxonomy
 * has only the total, so XBRL reports do not contain them.
 */
export const categoryConcepts: readonly string[] = Array.from({ length: 15 }, (_, index) =>
  categoryConcept(index + 1),
);

const known: ReadonlySet<string> = new Set(categoryConcepts);
export const isCategoryConcept = (concept: string): boolean => known.has(concept);
