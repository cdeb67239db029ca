/** How the sites and holdings of a company are counted (Corporate Standard, chapter 3). */
export const consolidationApproaches = ['operational-control', 'financial-control', 'equity-share'] as const;
export type ConsolidationApproach = (typeof consolidationApproaches)[number];

/** What can be different between the boundary of a year and that of today. */
export const boundaryParts = [
  'approach',
  'fiscalYearStart',
  'baseYear',
  'recalculationThreshold',
  'responsible',
  'exclusions',
] as const;
export type BoundaryPart = (typeof boundaryParts)[number];
