import { currentYear } from '../dates/current-year';
import { isDay } from '../dates/is-day';
import type { AnswerValue, Implementation } from './answers';
import type { Question } from './catalogue';
import type { AnswerFault } from './fault';

/** Years in which a measure may have begun or may begin. */
export const startYears = { min: 1980, max: 2060 } as const;

/** The fault of an answer to a question; undefined for none. */
export function checkAnswer(question: Question, value: AnswerValue): AnswerFault | undefined {
  switch (question.kind) {
    case 'text':
      return checkText(value, question.maxLength);
    case 'number':
      return checkNumber(value) ?? checkRange(value as number, question);
    case 'year':
      return checkYear(value, question.isPast ? untilNow(question) : question);
    case 'share':
      return checkNumber(value) ?? checkPercentage(value as number);
    case 'date':
      return checkDay(value, question);
    case 'choice':
    case 'choices':
      return checkChoice(value, question);
  }
}

/** The faults of a measure's implementation, by part; empty for none. */
export function checkImplementation(
  implementation: Implementation,
): Partial<Record<keyof Implementation, AnswerFault>> {
  const { startYear, ...degrees } = implementation;
  const faults = Object.entries(degrees).flatMap(([part, percent]) => {
    const fault = percent === null ? undefined : checkPercentage(percent);
    return fault ? [[part, fault] as const] : [];
  });
  const year = startYear === null ? undefined : checkYear(startYear, startYears);
  return { ...Object.fromEntries(faults), ...(year && { startYear: year }) };
}

/** From 0 to 100, both included. */
export function checkPercentage(percent: number): AnswerFault | undefined {
  return percent >= 0 && percent <= 100 ? undefined : { code: 'notAPercentage' };
}

/** A whole number within the range, both ends included. */
export function checkYear(year: AnswerValue, range: { min: number; max: number }): AnswerFault | undefined {
  if (typeof year !== 'number' || !Number.isInteger(year)) return { code: 'notAYear' };
  return checkRange(year, range);
}

/** The years of a range that have begun. */
export const untilNow = ({ min, max }: { min: number; max: number }) => ({
  min,
  max: Math.min(max, currentYear()),
});

/** Both ends of the range are included. */
export function checkRange(number: number, { min, max }: { min: number; max: number }) {
  return number >= min && number <= max ? undefined : ({ code: 'outOfRange', min, max } as const);
}

function checkDay(value: AnswerValue, { min, max }: { min: string; max: string }): AnswerFault | undefined {
  if (typeof value !== 'string' || !isDay(value)) return { code: 'notADay' };
  return value >= min && value <= max ? undefined : { code: 'dayOutOfRange', min, max };
}

function checkText(value: AnswerValue, maxLength: number): AnswerFault | undefined {
  if (typeof value !== 'string') return { code: 'notText' };
  return value.length > maxLength ? { code: 'tooLong', max: maxLength } : undefined;
}

function checkNumber(value: AnswerValue): AnswerFault | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? undefined : { code: 'notANumber' };
}

function checkChoice(
  value: AnswerValue,
  { kind, options }: Extract<Question, { options: readonly string[] }>,
): AnswerFault | undefined {
  if (!Array.isArray(value) || value.some((option) => !options.includes(option as string)))
    return { code: 'notAChoice' };
  if (kind === 'choice' && value.length > 1) return { code: 'onlyOne' };
  return value.length > 1 && value.includes('none') ? { code: 'noneAndOthers' } : undefined;
}
