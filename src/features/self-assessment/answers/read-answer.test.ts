import type { Question } from '../../../../core/assessment/catalogue';
import { readAnswer, writeAnswer } from './read-answer';

const base = { id: 'q', required: false } as const;
const share: Question = { ...base, kind: 'share' };
const number: Question = { ...base, kind: 'number', unit: 'km', min: 0, max: 50_000 };
const year: Question = { ...base, kind: 'year', min: 1990, max: 2050 };
const date: Question = { ...base, kind: 'date', min: '1990-01-01', max: '2100-12-31' };
const text: Question = { ...base, kind: 'text', maxLength: 10 };

it.each([
  [share, '42,5 %', 'de', 42.5],
  [number, ' 1 234,5 ', 'fr', 1234.5],
  [number, '1.234', 'de', 1234],
  [year, '2024', 'en', 2024],
  [date, '2026-03-31', 'en', '2026-03-31'],
  [date, '3/31/2026', 'en', '2026-03-31'],
  [date, '31.03.2026', 'de', '2026-03-31'],
  [date, '31/03/2026', 'es', '2026-03-31'],
  [date, '31/03/2026', 'fr', '2026-03-31'],
  [date, ' 31/03/2026 ', 'pt', '2026-03-31'],
  [date, '2026/3/31', 'zh-CN', '2026-03-31'],
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
  [date, '3/4/2026', { code: 'notADay' }],
  [date, '31.02.2026', { code: 'notADay' }],
  [date, '1/1/0202', { code: 'dayOutOfRange', min: '1990-01-01', max: '2100-12-31' }],
  [text, 'x'.repeat(1_000_000), { code: 'tooLong', max: 10 }],
] as const)('%j refuses invalid input', (question, typed, fault) => {
  expect(readAnswer(question, typed, 'en')).toEqual({ fault });
});

it('formats numbers by the language, years without separators, and reads them back', () => {
  expect(writeAnswer('number', 1234.5, 'de')).toBe('1.234,5');
  expect(writeAnswer('year', 2024, 'de')).toBe('2024');
  expect(writeAnswer('share', null, 'de')).toBe('');
  expect(readAnswer(number, writeAnswer('number', 1234.5, 'es'), 'es')).toEqual({ value: 1234.5 });
});
