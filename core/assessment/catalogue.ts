/** Every question has an id that never changes its meaning and is never used again: answers refer to it. */
interface QuestionOf<Kind extends string> {
  id: string;
  kind: Kind;
  /** Must be answered before a submission. */
  required: boolean;
}

/** `maxLength` counts UTF-16 code units, as an input field does. */
export interface TextQuestion extends QuestionOf<'text'> {
  maxLength: number;
}

/** `unit` is a key of the texts' `units`; both bounds are inclusive. */
export interface NumberQuestion extends QuestionOf<'number'> {
  unit: string;
  min: number;
  max: number;
}

/** A calendar year: a number that is written without thousands separators. Both bounds are inclusive. */
export interface YearQuestion extends QuestionOf<'year'> {
  min: number;
  max: number;
  /** The year must have begun already. */
  isPast?: true;
}

/** A day. Both bounds are days as `YYYY-MM-DD`, and inclusive. */
export interface DateQuestion extends QuestionOf<'date'> {
  min: string;
  max: string;
}

/** One option, or several. An option called `none` excludes all others. */
export interface ChoiceQuestion extends QuestionOf<'choice' | 'choices'> {
  options: readonly string[];
}

/** A percentage from 0 to 100. */
export type ShareQuestion = QuestionOf<'share'>;

export type Question =
  | TextQuestion
  | NumberQuestion
  | YearQuestion
  | DateQuestion
  | ChoiceQuestion
  | ShareQuestion;

/** Questions of one topic; the id is also that of the e-learning page that explains them. */
export interface Section {
  id: string;
  questions: readonly Question[];
}

/** Something a company can do about a hotspot. Answered by its degree of implementation. */
export interface Measure {
  /** Once per sector; the same measure in another sector has the same id and text, and its own potential. */
  id: string;
  /** Share of the hotspot's emissions that full implementation saves, above 0 and at most 1. */
  potential: number;
  /**
   * Measures of a hotspot with the same value here exclude each other: each serves its own part of the production, so
   * their savings add up instead of multiplying.
   */
  alternative?: string;
  /** Publisher, title and year, or "Assumption: ..." with its reasoning. English. */
  source: string;
}

/** A cause of emissions of a sector. */
export interface Hotspot {
  /** Once per sector; the same hotspot in another sector has the same id and text, and its own weight. */
  id: string;
  /** Id of the e-learning page for hotspots of this type. A page with the hotspot's own id takes precedence. */
  learning: string;
  /** Share of the sector's cradle-to-gate emissions; the weights of a sector add up to 1. */
  weight: number;
  measures: readonly Measure[];
}

export interface SectorCatalogue {
  /** Code of a hotspot sector. */
  sector: string;
  /** Where the weights come from: publisher, title and year, or "Assumption: ...". English. */
  weightSource: string;
  questions: readonly Question[];
  hotspots: readonly Hotspot[];
}

/** Everything a self-assessment asks. The texts are in the namespace `questions`, by id. */
export interface Catalogue {
  /** Changes with every change of ids, bounds, weights or potentials. */
  version: string;
  /** Asked once per company. */
  company: readonly Section[];
  /** Asked for every business segment. */
  segment: readonly Section[];
  sectors: readonly SectorCatalogue[];
}
