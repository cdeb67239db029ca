/** The value of a concept. Numbers are in the unit of `unitOf`, percentages as 12.5 for 12.5 %. */
export type ReportValue = string | number | boolean | string[];

/** The place of a value in a report: its concept, and its row or column in a table (else empty). */
export interface ValuePlace {
  concept: string;
  member: string;
}

/** Sources of values that are not typed into the report. */
export const knownSources = [
  'companyProfile',
  'industry',
  'turnover',
  'carbonAccount',
  'baseYearAccount',
  'reductionTarget',
  'activities',
] as const;
export type KnownSource = (typeof knownSources)[number];

export interface EnteredValue extends ValuePlace {
  value: ReportValue;
}

/** A value that the product already knows. */
export interface KnownValue extends EnteredValue {
  source: KnownSource;
}

/** Why a section is empty. */
export const omissionKinds = ['notApplicable', 'sensitive'] as const;
export type OmissionKind = (typeof omissionKinds)[number];

/** Characters of the reason for an omission. */
export const maxReasonLength = 2_000;

export interface Omission {
  section: string;
  kind: OmissionKind;
  /** The reason as text; may be empty if not applicable. */
  reason: string;
}

/** The lookup key of a place. */
export const placeKey = ({ concept, member }: ValuePlace): string =>
  member === '' ? concept : `${concept}/${member}`;
