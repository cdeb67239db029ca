import { isSame } from '../compare/is-same';
import { collator } from '../i18n/intl';
import { intensitiesOf } from './intensities';
import {
  placeKey,
  type EnteredValue,
  type KnownSource,
  type KnownValue,
  type Omission,
  type ReportValue,
  type ValuePlace,
} from '../terms/report-value';
import { sumsOf, valueOfSum } from './sums';
import { conceptsOf, isInModule, type ReportModule, type ReportSection, type Taxonomy } from './taxonomy';

/** The stored content of a report, with the values that the product knows. */
export interface ReportContent {
  values: readonly EnteredValue[];
  omissions: readonly Omission[];
  known: readonly KnownValue[];
}

/** Typed into the report, known from elsewhere, or calculated from other values of the report. */
export type FactOrigin = 'entered' | 'sum' | KnownSource;

/** A value as it is reported. */
export interface Fact extends ValuePlace {
  value: ReportValue;
  origin: FactOrigin;
  /** Set if a typed value replaces it and differs. */
  overwritten?: { value: ReportValue; origin: Exclude<FactOrigin, 'entered'> };
}

/** Facts of a report by `placeKey`. */
export type Facts = ReadonlyMap<string, Fact>;

const moduleConcept = 'BasisForPreparation';
const comprehensiveOption = 'OptionBBasicModuleAndComprehensiveModuleMember';
const omittedList = 'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation';

/** The chosen module; by default the basic one. */
export function moduleOf({ values }: Pick<ReportContent, 'values'>): ReportModule {
  return values.some(({ concept, value }) => concept === moduleConcept && value === comprehensiveOption)
    ? 'comprehensive'
    : 'basic';
}

/** The choice of a module as a value of the report; read by `moduleOf`. */
export const moduleValue = (module: ReportModule): EnteredValue => ({
  concept: moduleConcept,
  member: '',
  value: module === 'comprehensive' ? comprehensiveOption : 'OptionABasicModuleOnlyMember',
});

/** The list of waste marks hazardous types with an asterisk. */
export const isHazardousWaste = (code: string): boolean => code.endsWith('*');

/**
 * Every value of the report: typed values take precedence over known ones, and those over sums. A value typed over a
 * known value or a sum is marked while it differs.
 */
export function factsOf({ values, omissions, known }: ReportContent, taxonomy: Taxonomy): Facts {
  const facts = new Map<string, Fact>();
  const figures = new Map<string, ReportValue>();
  const put = (fact: Fact) => {
    facts.set(placeKey(fact), fact);
    figures.set(placeKey(fact), fact.value);
  };
  for (const { source, ...value } of known) put({ ...value, origin: source });
  const omitted = omittedMembers(omissions, taxonomy.sections);
  if (omitted.length > 0) put({ concept: omittedList, member: '', value: omitted, origin: 'sum' });
  for (const { concept, member, value } of values) {
    const before = facts.get(placeKey({ concept, member }));
    const differs = before && before.origin !== 'entered' && !isSame(before.value, value);
    put({
      ...{ concept, member, value, origin: 'entered' as const },
      ...(differs && { overwritten: { value: before.value, origin: before.origin as KnownSource } }),
    });
  }
  addSums(facts, figures);
  return facts;
}

/** A sum or quotient is used if there is no other value; next to a typed value it shows the sum of the parts. */
function addSums(facts: Map<string, Fact>, figures: Map<string, ReportValue>): void {
  const add = (place: ValuePlace, value: number) => {
    const key = placeKey(place);
    const stated = facts.get(key);
    if (!stated) {
      facts.set(key, { ...place, value, origin: 'sum' });
      figures.set(key, value);
    } else if (stated.origin === 'entered' && !stated.overwritten && !isClose(stated.value, value)) {
      facts.set(key, { ...stated, overwritten: { value, origin: 'sum' } });
    }
  };
  for (const sum of sumsOf(figures, isHazardousWaste)) {
    const value = valueOfSum(sum, figures);
    if (value !== undefined) add(sum.total, value);
  }
  for (const [concept, value] of intensitiesOf(figures)) add({ concept, member: '' }, value);
}

/** Omissions marked as sensitive, in the order of the taxonomy. */
function omittedMembers(omissions: readonly Omission[], sections: readonly ReportSection[]): string[] {
  const sensitive = new Set(
    omissions.filter(({ kind }) => kind === 'sensitive').map(({ section }) => section),
  );
  const members = sections.flatMap(({ id, omittedAs }) =>
    omittedAs && sensitive.has(id) ? [omittedAs] : [],
  );
  return [...new Set(members)];
}

/** The reported sections: those of the module that are neither omitted nor not applicable. */
export function reportedSections(content: ReportContent, taxonomy: Taxonomy): ReportSection[] {
  const module = moduleOf(content);
  const omitted = new Set(content.omissions.map(({ section }) => section));
  return taxonomy.sections.filter((section) => isInModule(section, module) && !omitted.has(section.id));
}

/** The values of a section, by concept; for a table with all its rows. */
export function factsIn(section: ReportSection, facts: Facts, taxonomy: Taxonomy): Fact[] {
  // The sum over the sources of energy has no member.
  const members = (section.table ? ['', ...rowsOf(facts, section)] : ['']).filter((member) =>
    belongs(section, member, taxonomy),
  );
  return conceptsOf(section).flatMap(({ concept }) =>
    members.flatMap((member) => facts.get(placeKey({ concept, member })) ?? []),
  );
}

/** Two tables may have the same concept, each with its own members. */
function belongs({ table }: ReportSection, member: string, taxonomy: Taxonomy): boolean {
  if (!table) return member === '';
  if (member === '') return table.rows === 'energySources';
  return taxonomy.membersOf(table.rows)?.has(member) ?? true;
}

/** The non-empty rows of a table: own rows by number, others in the order of the members. */
export function rowsOf(facts: Facts, section: ReportSection): string[] {
  const concepts = new Set(section.concepts.map((each) => (typeof each === 'string' ? each : each[0])));
  const members = new Set<string>();
  for (const { concept, member } of facts.values())
    if (member !== '' && concepts.has(concept)) members.add(member);
  return [...members].sort(collator('en', { numeric: true }).compare);
}

/** Whether two floating-point values are equal apart from rounding. */
export function isClose(a: ReportValue, b: number): boolean {
  return typeof a === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
