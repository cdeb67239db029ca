import type { AnswerFault } from '../../../core/assessment/fault';
import { parseNumber } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { checkValue } from '../../../core/vsme/check-value';
import type { ReportValue } from '../../../core/vsme/report-value';
import type { Concept } from '../../../core/vsme/taxonomy';
import { isNumeric } from '../../../core/vsme/units';
import type { Parsed } from '../../lib/forms/use-self-saving-field';
import { allDigits, readableDigits } from '../../domain/reports/digits';
import { naceText } from '../../domain/reports/nace-text';

export const isTypedNumber = (concept: Concept): boolean => isNumeric(concept) || concept.type === 'gYear';

/** What was typed, as a value (null for none), or what is wrong with it. */
export function readValue(
  concept: Concept,
  text: string,
  locale: Locale,
): Parsed<ReportValue | null, AnswerFault> {
  // PostgreSQL holds no nul, and a half of a pair of surrogates is no letter.
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

/** Codes between commas or spaces, also those of Chinese, with or without point and section. */
function readNace({ options }: Concept, text: string): Parsed<ReportValue, AnswerFault> {
  const wanted = text.split(/[\s,;、，；]+/u).filter(Boolean);
  const codes = wanted.map((each) => {
    const bare = each.toUpperCase().replaceAll('.', '');
    return options.find((code) => code === bare || (bare !== '' && code.slice(1) === bare));
  });
  return codes.includes(undefined)
    ? { fault: { code: 'notAChoice' } }
    : { value: [...new Set(codes as string[])] };
}

/** A value as it stands in its field, in the reader's language, with all its digits. */
export function writeValue(concept: Concept, value: ReportValue | null, locale: Locale): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(naceText).join(', ');
  if (typeof value !== 'number' || concept.type === 'gYear') return String(value);
  return numberFormat(locale, allDigits).format(value);
}

/** A value that nobody has typed: what an account comes to has more digits than anybody reads. */
export function writeFollowed(concept: Concept, value: ReportValue | null, locale: Locale): string {
  return typeof value === 'number' && concept.type !== 'gYear'
    ? numberFormat(locale, readableDigits).format(value)
    : writeValue(concept, value, locale);
}
