import { factsIn, reportedSections, type Facts, type ReportContent } from './facts';
import { periodOf, type Period } from '../dates/fiscal-year';
import type { ReportValue } from '../terms/report-value';
import { isCategoryConcept } from './scope-3-categories';
import type { Concept, ReportSection, RowsKind, Taxonomy } from './taxonomy';
import { isNumeric, unitOf } from './units';

/** What an XBRL report needs besides its values. */
export interface XbrlContext {
  /** The reporting entity: the URI of a scheme, and the number in it. */
  entity: { scheme: string; identifier: string };
  period: Period;
  /** ISO 4217. */
  currency: string;
  /** The edition of the taxonomy. */
  edition: { entryPoint: string; namespaces: Readonly<Record<string, string>> };
  /** The name of a type of waste as in its member, by code. */
  wasteName: (code: string) => string;
}

interface XbrlFact {
  value: string;
  /** Decimal places up to which a number is accurate; missing if it is exact. */
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report in xBRL-JSON (https://xbrl.org/2021/xbrl-json). */
export interface XbrlReport {
  documentInfo: { documentType: string; namespaces: Record<string, string>; taxonomy: string[] };
  facts: Record<string, XbrlFact>;
}

const documentType = 'https://xbrl.org/2021/xbrl-json';

/**
 * A report in the Open Information Model: every value with its concept, entity, period, unit and the dimensions of its
 * table. Numbers are written with all their digits; calculated ones state their accuracy. Omitted and not applicable
 * values are no facts, and neither is scope 3 by category, for which the taxonomy has no concepts. Emissions of the base
 * year and of the target year have the periods of these years, as in EFRAG's converter of its template.
 */
export function toXbrlJson(
  content: ReportContent,
  facts: Facts,
  taxonomy: Taxonomy,
  context: XbrlContext,
): XbrlReport {
  const sections = reportedSections(content, taxonomy).filter(({ role }) => role !== '');
  const years = yearsOfTargets(sections, facts);
  const written = sections.flatMap((section) =>
    factsOfSection(section, facts, taxonomy, { ...context, years }),
  );
  return {
    documentInfo: {
      documentType,
      namespaces: { ...context.edition.namespaces, scheme: context.entity.scheme },
      taxonomy: [context.edition.entryPoint],
    },
    facts: Object.fromEntries(written.map((fact, index) => [`f${index + 1}`, fact])),
  };
}

/** A context with the years that emissions of a target are for, by member. */
interface FactContext extends XbrlContext {
  years: ReadonlyMap<string, number>;
}

/** The base year and the target year, as far as they are reported. */
function yearsOfTargets(sections: readonly ReportSection[], facts: Facts): Map<string, number> {
  if (!sections.some(({ id }) => id === 'targetYears')) return new Map();
  return new Map(
    [
      ['BaselineYear', 'GreenhouseGasEmissionReductionTargetBaseYear'] as const,
      ['TargetYear', 'GreenhouseGasEmissionReductionTargetYear'] as const,
    ].flatMap(([member, concept]) => {
      const year = facts.get(concept)?.value;
      return typeof year === 'number' ? [[member, year] as const] : [];
    }),
  );
}

function factsOfSection(
  section: ReportSection,
  facts: Facts,
  taxonomy: Taxonomy,
  context: FactContext,
): XbrlFact[] {
  return factsIn(section, facts, taxonomy).flatMap(({ concept: name, member, value }) => {
    const concept = taxonomy.concepts.get(name);
    if (!concept || isCategoryConcept(name)) return [];
    const decimals = decimalsOf(concept, value);
    return [
      {
        value: toText(concept, value),
        ...(decimals !== undefined && { decimals }),
        dimensions: dimensionsOf(section, concept, member, context),
      },
    ];
  });
}

function dimensionsOf(
  { table }: ReportSection,
  concept: Concept,
  member: string,
  { entity, period: ofReport, years, currency, wasteName }: FactContext,
): Record<string, string> {
  const unit = unitName(concept, currency);
  const year = table?.rows === 'targetYears' ? years.get(member) : undefined;
  const period = year === undefined ? ofReport : periodOf(year, Number(ofReport.start.slice(5, 7)));
  const end = midnightAfter(period.end);
  return {
    concept: `vsme:${concept.name}`,
    entity: `scheme:${entity.identifier}`,
    period: concept.period === 'instant' ? end : `${period.start}T00:00:00/${end}`,
    ...(unit !== undefined && { unit }),
    ...(table && member !== '' && { [`vsme:${table.axis}`]: memberName(table.rows, member, wasteName) }),
  };
}

function unitName(concept: Concept, currency: string): string | undefined {
  const unit = unitOf(concept);
  if (unit === undefined || unit === '%') return undefined;
  if (unit === 'currency') return `iso4217:${currency}`;
  return unit === 'tCO2e/currency' ? `utr:tCO2e/iso4217:${currency}` : `utr:${unit}`;
}

/** The member of an explicit dimension; the value itself of a typed one. */
function memberName(rows: RowsKind, member: string, wasteName: (code: string) => string): string {
  switch (rows) {
    case 'own':
      return member;
    case 'countries':
      return `country:${member}`;
    case 'waste':
      return `waste:W-${member.replace('*', '')}-${member.endsWith('*') ? 'Hazardous' : 'Non-Hazardous'}-${wasteName(member)}Member`;
    default:
      return `vsme:${member}Member`;
  }
}

function toText(concept: Concept, value: ReportValue): string {
  if (Array.isArray(value))
    return value
      .map((each) => optionName(concept, each))
      .sort()
      .join(' ');
  if (concept.type === 'enumeration') return optionName(concept, String(value));
  if (concept.type === 'percent') return decimalText(percentToRatio(value as number));
  if (isNumeric(concept)) return decimalText(value as number);
  return concept.type === 'textBlock' ? markup(xmlText(String(value))) : xmlText(String(value));
}

/** A text block is a fragment of XHTML. */
const markup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n?|\n/gu, '<br/>');

/** XML, to which receivers convert a report, does not allow control characters. */
const xmlText = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');

const accurateDigits = 12;

/**
 * Floating point adds digits to what is calculated. If such a total and its parts were called exact, receivers would find
 * that they do not add up.
 */
function decimalsOf(concept: Concept, value: ReportValue): number | undefined {
  if (!isNumeric(concept) || typeof value !== 'number') return undefined;
  const number = concept.type === 'percent' ? percentToRatio(value) : value;
  if (Number(number.toPrecision(accurateDigits)) === number) return undefined;
  const [, exponent] = number.toExponential().split('e');
  return accurateDigits - 1 - Number(exponent);
}

/** XBRL writes 12.5 % as 0.125. The division is rounded because floating point would add digits that nobody entered. */
export const percentToRatio = (percent: number): number => Number((percent / 100).toPrecision(15));

function optionName({ optionList }: Concept, option: string): string {
  if (optionList === 'countries') return `country:${option}`;
  return optionList === 'nace' ? `nace:NACE_${option}` : `vsme:${option}`;
}

/** All digits of a number, without the exponent of small numbers. */
export function decimalText(value: number): string {
  const [, sign = '', first = '', rest = '', zeros] =
    /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/u.exec(String(value)) ?? [];
  return zeros === undefined ? String(value) : `${sign}0.${'0'.repeat(Number(zeros) - 1)}${first}${rest}`;
}

/** Midnight after a day, as XBRL writes the end of a period. */
function midnightAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return `${date.toISOString().slice(0, 10)}T00:00:00`;
}
