/** What a concept is reported with. Numbers are in the unit of `unitOf`, percentages as 12.5 for 12.5 %. */
export type ReportValue = string | number | boolean | string[];

/** Which value of a report: its concept, and the row or column of a table it stands in (else empty). */
export interface ValuePlace {
  concept: string;
  member: string;
}

/** Where a value comes from that is not typed into the report. */
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

/** A value that the product knows already. */
export interface KnownValue extends EnteredValue {
  source: KnownSource;
}

/** Why a section holds nothing. */
export const omissionKinds = ['notApplicable', 'sensitive'] as const;
export type OmissionKind = (typeof omissionKinds)[number];

export interface Omission {
  section: string;
  kind: OmissionKind;
  /** Why, in words; may be empty for what is not applicable. */
  reason: string;
}

/** One text for a place, to look values up by. */
export const placeKey = ({ concept, member }: ValuePlace): string =>
  member === '' ? concept : `${concept}/${member}`;
