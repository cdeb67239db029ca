import type { Disclosure } from '../terms/disclosures';

/** Types of values that the taxonomy uses. */
export type ConceptType =
  | 'string'
  | 'textBlock'
  | 'decimal'
  | 'percent'
  | 'monetary'
  | 'energy'
  | 'ghgEmissions'
  | 'ghgEmissionsPerMonetary'
  | 'mass'
  | 'volume'
  | 'area'
  | 'boolean'
  | 'date'
  | 'gYear'
  | 'enumeration'
  | 'enumerationSet';

/** A concept in the table: name, type, period (duration or instant) and paragraph of the standard. */
export type ConceptRow = readonly [name: string, type: ConceptType, period: 'D' | 'I', paragraph: string];

/** Shared lists of members, for choices without a list of their own. */
export type OptionList = 'countries' | 'nace' | 'disclosures';

/** A concept of the taxonomy, which can be reported. */
export interface Concept {
  /** Local name, also of the named range in EFRAG's template. */
  name: string;
  type: ConceptType;
  /** Whether the value is for the whole year or for its last day. */
  period: 'duration' | 'instant';
  /** Of the standard, such as `24(e)`; empty if the taxonomy names none. */
  paragraph: string;
  /** The options; empty for a typed value. */
  options: readonly string[];
  optionList: OptionList | undefined;
}

/** What the rows or columns of a table represent; `own` rows are numbered by the company. */
export type RowsKind = 'own' | 'pollutants' | 'waste' | 'countries' | 'energySources' | 'targetYears';

/** A part of a disclosure that is answered, omitted or not applicable as a whole. */
export interface ReportSection {
  id: string;
  /** Number of the role in the taxonomy; empty for company data outside the taxonomy. */
  role: string;
  disclosure: Disclosure;
  /** Its member in the list of omitted disclosures. */
  omittedAs?: string;
  /** Its concepts are the columns of a table, which is a hypercube of the taxonomy. */
  table?: { axis: string; rows: RowsKind };
  /** In order; a concept that completes another is next to it. */
  concepts: readonly (string | readonly [concept: string, completes: string])[];
}

/** Everything a report may contain. */
export interface Taxonomy {
  concepts: ReadonlyMap<string, Concept>;
  sections: readonly ReportSection[];
  /** Members that rows of a kind may have; undefined for own rows. */
  membersOf: (rows: RowsKind) => ReadonlySet<string> | undefined;
}

/** A concept of a section, and the one that it completes. */
export interface SectionConcept {
  concept: string;
  completes: string | undefined;
}

export function conceptsOf({ concepts }: ReportSection): SectionConcept[] {
  return concepts.map((each) =>
    typeof each === 'string'
      ? { concept: each, completes: undefined }
      : { concept: each[0], completes: each[1] },
  );
}

/** The basic module is B1 to B11 and additional information; the comprehensive one adds C1 to C9. */
export type ReportModule = 'basic' | 'comprehensive';

export function isInModule({ disclosure }: Pick<ReportSection, 'disclosure'>, module: ReportModule): boolean {
  return module === 'comprehensive' || !/^C\d/u.test(disclosure);
}

/** Whether the company adds the rows of a table, unlike tables with a few fixed members. */
export function hasOpenRows({ table }: ReportSection): boolean {
  return table !== undefined && table.rows !== 'energySources' && table.rows !== 'targetYears';
}
