import type { AnswerFault } from '../../../core/assessment/fault';
import { parseNumber } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { checkValue } from '../../../core/vsme/check-value';
import type { ReportValue } from '../../../core/terms/report-value';
import type { Concept } from '../../../core/vsme/taxonomy';
import { isNumeric } from '../../../core/vsme/units';
import type { Parsed } from '../../lib/forms/use-self-saving-field';
import { allDigits, readableDigits } from '../../domain/reports/digits';
import { naceText } from '../../domain/reports/nace-text';

export const isTypedNumber = (concept: Concept): boolean => isNumeric(concept) || concept.type === 'gYear';

/** Parses what was typed: a value (null for none) or a fault. */
export function readValue(
  concept: Concept,
  text: string,
  locale: Locale,
): Parsed<ReportValue | null, AnswerFault> {
  // PostgreSQL stores no NUL, and a lone surrogate is not a character.
  const plain = text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  if (plain === '') return { value: null };
  if (concept.optionList === 'nace') return readNace(concept, plain);
  const value = isTypedNumber(concept) ? parseNumber(plain, locale) : plain;
  if (value === undefined) return { fault: { code: 'notANumber' } };
  const fault = checkValue(concept, value);
  return fault ? { fault } : { value };
}

/** Codes separated by commas (also Chinese ones) or spaces, with or without dots and section letter. */
function readNace({ options }: Concept, text: string): Parsed<ReportValue, AnswerFault> {
  const wanted = text.split(/[\s,;、，；]+/u).filter(Boolean);
  const codeOf = (each: string) => {
    const bare = each.toUpperCase().replaceAll('.', '');
    return options.find((code) => code === bare || (bare !== '' && code.slice(1) === bare));
  };
  const unknown = wanted.filter((each) => codeOf(each) === undefined);
  return unknown.length > 0
    ? { fault: { code: 'unknownCodes', codes: unknown.join(', ') } }
    : { value: [...new Set(wanted.flatMap((each) => codeOf(each) ?? []))] };
}

/** A value as text for its field, in the reader's language, with all digits. */
export function writeValue(concept: Concept, value: ReportValue | null, locale: Locale): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(naceText).join(', ');
  if (typeof value !== 'number' || concept.type === 'gYear') return String(value);
  return numberFormat(locale, allDigits).format(value);
}

/** A value that nobody typed, rounded: figures from an account have more digits than are readable. */
export function writeFollowed(concept: Concept, value: ReportValue | null, locale: Locale): string {
  return typeof value === 'number' && concept.type !== 'gYear'
    ? numberFormat(locale, readableDigits(value)).format(value)
    : writeValue(concept, value, locale);
}
