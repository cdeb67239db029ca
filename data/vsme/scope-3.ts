import { categoryConcepts } from '../../core/vsme/scope-3-categories';
import type { ConceptRow } from '../../core/vsme/taxonomy';

/** Scope 3 by category, which the standard leaves to the company and the taxonomy has no concepts for. */
export const categoryRows: readonly ConceptRow[] = categoryConcepts.map((name) => [
  ...([name, 'ghgEmissions', 'D', '50-53'] as const),
]);
