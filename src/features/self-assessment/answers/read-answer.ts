import type { AnswerValue } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import { checkAnswer } from '../../../../core/assessment/check-answer';
import type { AnswerFault } from '../../../../core/assessment/fault';
import { parseNumber } from '../../../../core/assessment/parse-number';
import { parseDay } from '../../../../core/dates/parse-day';
import type { Locale } from '../../../../core/i18n/locales';
import { numberFormat } from '../../../../core/i18n/intl';
import type { Parsed } from '../../../lib/forms/use-self-saving-field';

/** What was typed, as an answer (null for none), or what is wrong with it. */
export type Reading<Value> = Parsed<Value | null, AnswerFault>;

/** Reads what was typed into the field of a question. */
export function readAnswer(question: Question, text: string, locale: Locale): Reading<AnswerValue> {
  // PostgreSQL holds no nul, and a half of a pair of surrogates is no letter.
  const plain = text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  if (plain === '') return { value: null };
  const value = valueIn(plain, question.kind, locale);
  if (value === undefined) return { fault: { code: question.kind === 'year' ? 'notAYear' : 'notANumber' } };
  const fault = checkAnswer(question, value);
  return fault ? { fault } : { value };
}

function valueIn(text: string, kind: Question['kind'], locale: Locale): string | number | undefined {
  if (kind === 'text') return text;
  // What is no day stays as it was typed, and the check says so.
  if (kind === 'date') return parseDay(text, locale) ?? text;
  return parseNumber(text, locale);
}

/** Reads a number that is checked by a rule of its own. */
export function readNumber(
  text: string,
  locale: Locale,
  check: (value: number) => AnswerFault | undefined,
): Reading<number> {
  if (text.trim() === '') return { value: null };
  const value = parseNumber(text, locale);
  if (value === undefined) return { fault: { code: 'notANumber' } };
  const fault = check(value);
  return fault ? { fault } : { value };
}

/** An answer as it stands in its field, in the reader's language; years have no thousands separator. */
export function writeAnswer(
  kind: Question['kind'],
  value: AnswerValue | null | undefined,
  locale: Locale,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'number' || kind === 'year') return String(value);
  return numberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}
