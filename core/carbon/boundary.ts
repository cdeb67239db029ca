/** How the sites and holdings of a company are counted (Corporate Standard, chapter 3). */
export const consolidationApproaches = ['operational-control', 'financial-control', 'equity-share'] as const;
export type ConsolidationApproach = (typeof consolidationApproaches)[number];

/** What is wrong with a boundary; the server's words, of which the app has those of each language. */
export const boundaryFaultMessages = {
  BASE_YEAR_UNKNOWN: 'There is no account of the base year; add the year first or choose another',
  BASE_YEAR_NOT_CALCULATED: 'The base year has no results; calculate it first or choose another',
  THRESHOLD_OUT_OF_RANGE: 'The threshold must be between 0 and 100 percent',
  RESPONSIBLE_EMAIL_INVALID: 'The e-mail address of the person in charge is not valid',
  EXCLUSION_NAME_MISSING: 'Say what is left out',
  EXCLUSION_REASON_MISSING: 'Say why it is left out',
} as const;
export type BoundaryFault = keyof typeof boundaryFaultMessages;
