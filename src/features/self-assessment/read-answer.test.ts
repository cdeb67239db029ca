import type { Question } from '../../../core/assessment/catalogue';
import { readAnswer, writeAnswer } from './read-answer';

const base = { id: 'q', required: false } as const;
const share: Question = { ...base, kind: 'share' };
const number: Question = { ...base, kind: 'number', unit: 'km', min: 0, max: 50_000 };
const year: Question = { ...base, kind: 'year', min: 1990, max: 2050 };
const text: Question = { ...base, kind: 'text', maxLength: 10 };

it.each([
  [share, '42,5 %', 'de', 42.5],
  [number, ' 1 234,5 ', 'fr', 1234.5],
  [number, '1.234', 'de', 1234],
  [year, '2024', 'en', 2024],
  [text, '  Housings\0 ', 'en', 'Housings'],
  [text, '   ', 'en', null],
  [share, '', 'en', null],
] as const)('%j reads %j in %s', (question, typed, locale, value) => {
  expect(readAnswer(question, typed, locale)).toEqual({ value });
});

it.each([
  [share, '101', { code: 'notAPercentage' }],
  [share, 'all', { code: 'notANumber' }],
  [year, 'soon', { code: 'notAYear' }],
  [year, '1024', { code: 'outOfRange', min: 1990, max: 2050 }],
  [number, '50001', { code: 'outOfRange', min: 0, max: 50_000 }],
  [text, 'x'.repeat(1_000_000), { code: 'tooLong', max: 10 }],
] as const)('%j refuses what was typed', (question, typed, fault) => {
  expect(readAnswer(question, typed, 'en')).toEqual({ fault });
});

it('writes numbers as the language does, years without separators, and reads them back', () => {
  expect(writeAnswer('number', 1234.5, 'de')).toBe('1.234,5');
  expect(writeAnswer('year', 2024, 'de')).toBe('2024');
  expect(writeAnswer('share', null, 'de')).toBe('');
  expect(readAnswer(number, writeAnswer('number', 1234.5, 'es'), 'es')).toEqual({ value: 1234.5 });
});
