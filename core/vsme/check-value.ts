import { checkRange, checkYear } from '../assessment/check-answer';
import type { AnswerFault } from '../assessment/fault';
import { isDay } from '../dates/is-day';
import type { EnteredValue, ReportValue, ValuePlace } from '../terms/report-value';
import type { Concept, Taxonomy } from './taxonomy';
import { isNumeric } from './units';

const maxLineLength = 500;
const maxTextLength = 20_000;
/** Above any real value, in any unit of a report. */
const largest = 1e15;
/** Women may earn more than men by any percentage, and at most 100 percent less. */
const mayBeNegative = 'PercentageGapInPayBetweenFemaleAndMaleEmployees';
const years = { min: 1990, max: 2100 } as const;
const addresses: ReadonlySet<string> = new Set([
  'URLOrLinkToThePubliclyAvailableDisclosure',
  'LinkToPreviousReportContainingDisclosuresThatRemainUnchanged',
]);
const maxMemberLength = 40;

/** The fault of a concept's value; undefined for none. */
export function checkValue(concept: Concept, value: ReportValue): AnswerFault | undefined {
  if (isNumeric(concept)) return checkNumber(concept, value);
  switch (concept.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { code: 'notAChoice' };
    case 'gYear':
      return checkYear(value as number, years);
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : { code: 'notADay' };
    case 'enumeration':
      return typeof value === 'string' && concept.options.includes(value)
        ? undefined
        : { code: 'notAChoice' };
    case 'enumerationSet':
      return checkSet(concept, value);
    default:
      return checkText(concept, value);
  }
}

/** The fault of a value or its place: the concept is not one of the taxonomy, or its table does not allow the row. */
export function checkPlacedValue(
  taxonomy: Taxonomy,
  { value, ...place }: EnteredValue,
): AnswerFault | undefined {
  const concept = taxonomy.concepts.get(place.concept);
  if (!concept || !isPlace(taxonomy, place)) return { code: 'unknown' };
  return checkValue(concept, value);
}

/** Whether the taxonomy has a place for a concept under a member; for a table without open rows also for its sum. */
function isPlace(taxonomy: Taxonomy, { concept, member }: ValuePlace): boolean {
  return taxonomy.sections.some(({ table, concepts }) => {
    if (!concepts.some((each) => (typeof each === 'string' ? each : each[0]) === concept)) return false;
    if (!table) return member === '';
    if (table.rows === 'energySources' && member === '') return true;
    const members = taxonomy.membersOf(table.rows);
    return members
      ? members.has(member)
      : /^[\p{L}\p{N}._-]+$/u.test(member) && member.length <= maxMemberLength;
  });
}

function checkNumber({ name, type }: Concept, value: ReportValue): AnswerFault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'notANumber' };
  if (type === 'percent' && name !== mayBeNegative)
    return value >= 0 && value <= 100 ? undefined : { code: 'notAPercentage' };
  if (value < 0 && name !== mayBeNegative) return { code: 'negative' };
  return checkRange(value, { min: -largest, max: name === mayBeNegative ? 100 : largest });
}

function checkText({ name, type }: Concept, value: ReportValue): AnswerFault | undefined {
  if (typeof value !== 'string') return { code: 'notText' };
  const max = type === 'textBlock' ? maxTextLength : maxLineLength;
  if (value.length > max) return { code: 'tooLong', max };
  return addresses.has(name) && !/^https?:\/\/[^\s]+\.[^\s]+$/iu.test(value)
    ? { code: 'notAnAddress' }
    : undefined;
}

function checkSet({ options }: Concept, value: ReportValue): AnswerFault | undefined {
  const isSet = Array.isArray(value) && new Set(value).size === value.length;
  return isSet && (value as readonly string[]).every((member) => options.includes(member))
    ? undefined
    : { code: 'notAChoice' };
}
