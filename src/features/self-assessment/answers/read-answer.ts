import type { AnswerValue } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import { checkAnswer } from '../../../../core/assessment/check-answer';
import type { AnswerFault } from '../../../../core/assessment/fault';
import { parseNumber } from '../../../../core/assessment/parse-number';
import { parseDay } from '../../../../core/dates/parse-day';
import type { Locale } from '../../../../core/i18n/locales';
import { numberFormat } from '../../../../core/i18n/intl';
import type { Parsed } from '../../../lib/forms/use-self-saving-field';

/** Parsed input: an answer (null for none) or a fault. */
export type Reading<Value> = Parsed<Value | null, AnswerFault>;

/** Parses the input of a question's field. */
export function readAnswer(question: Question, text: string, locale: Locale): Reading<AnswerValue> {
  // PostgreSQL stores no NUL, and a lone surrogate is not a character.
  const plain = text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  if (plain === '') return { value: null };
  const value = valueIn(plain, question, locale);
  if (value === undefined) return { fault: { code: question.kind === 'year' ? 'notAYear' : 'notANumber' } };
  const fault = checkAnswer(question, value);
  return fault ? { fault } : { value };
}

function valueIn(text: string, question: Question, locale: Locale): string | number | undefined {
  if (question.kind === 'text') return text;
  // Other text stays as it was typed, and the check reports it.
  if (question.kind === 'date') return parseDay(text, locale) ?? text;
  return parseNumber(text, locale, question.kind === 'number' ? question.unit : undefined);
}

/** Parses a number with its own rule. */
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

/** An answer as text for its field, in the reader's language; years have no thousands separators. */
export function writeAnswer(
  kind: Question['kind'],
  value: AnswerValue | null | undefined,
  locale: Locale,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'number' || kind === 'year') return String(value);
  return numberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}
