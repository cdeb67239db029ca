/** How the sites and holdings of a company are counted (Corporate Standard, chapter 3). */
export const consolidationApproaches = ['operational-control', 'financial-control', 'equity-share'] as const;
export type ConsolidationApproach = (typeof consolidationApproaches)[number];

/** What an account consists of: scope 1, scope 2 and the categories of scope 3 (Corporate Value Chain Standard). */
export const accountParts = [
  'scope1',
  'scope2',
  'category1',
  'category2',
  'category3',
  'category4',
  'category5',
  'category6',
  'category7',
  'category8',
  'category9',
  'category10',
  'category11',
  'category12',
  'category13',
  'category14',
  'category15',
] as const;
export type AccountPart = (typeof accountParts)[number];

/** @param category of scope 3, 1 to 15 */
export const partOfCategory = (category: number) => `category${category}` as AccountPart;

/** The parts that may differ between a year's boundary and today's. */
export const boundaryParts = [
  'approach',
  'fiscalYearStart',
  'baseYear',
  'recalculationThreshold',
  'responsible',
  'exclusions',
  'absences',
] as const;
export type BoundaryPart = (typeof boundaryParts)[number];

/** What a company leaves out of its accounts, each with its reason. */
export const maxExclusions = 50;
