import type { AnswerValue } from './answers';
import type { Question } from './catalogue';
import { checkAnswer, checkImplementation } from './check-answer';
import { faultMessage } from './fault';

const base = { id: 'q', required: false } as const;
const text: Question = { ...base, kind: 'text', maxLength: 5 };
const number: Question = { ...base, kind: 'number', unit: 'km', min: 0, max: 100 };
const year: Question = { ...base, kind: 'year', min: 1990, max: 2050 };
const dataYear: Question = { ...year, isPast: true };
const share: Question = { ...base, kind: 'share' };
const date: Question = { ...base, kind: 'date', min: '1990-01-01', max: '2100-12-31' };
const choice: Question = { ...base, kind: 'choice', options: ['a', 'b'] };
const choices: Question = { ...base, kind: 'choices', options: ['a', 'b', 'none'] };

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-12-31T09:59:00Z') }));
afterAll(() => jest.useRealTimers());

test.each<[string, Question, AnswerValue]>([
  ['a text of the full length', text, 'Fünf5'],
  ['the smallest number', number, 0],
  ['a decimal number', number, 99.5],
  ['a year', year, 2024],
  ['a year to come', year, 2027],
  ['the year that is running', dataYear, 2026],
  ['the whole share', share, 100],
  ['a leap day', date, '2024-02-29'],
  ['the first day', date, '1990-01-01'],
  ['the last day', date, '2100-12-31'],
  ['one option', choice, ['b']],
  ['several options', choices, ['a', 'b']],
  ['none alone', choices, ['none']],
])('takes %s', (_what, question, value) => {
  expect(checkAnswer(question, value)).toBeUndefined();
});

test.each<[string, Question, AnswerValue, string]>([
  ['a long text', text, 'Sechs6', 'The text may have at most 5 characters.'],
  ['a number as text', text, 5, 'The answer must be a text.'],
  ['text as a number', number, '5', 'The answer must be a number.'],
  ['infinity', number, Infinity, 'The answer must be a number.'],
  ['a number too large', number, 100.1, 'The number must be between 0 and 100.'],
  ['half a year', year, 2024.5, 'The answer must be a year with four digits.'],
  ['a year long ago', year, 1024, 'The number must be between 1990 and 2050.'],
  ['a year to come, of what has happened', dataYear, 2027, 'The number must be between 1990 and 2026.'],
  ['a share over 100', share, 100.01, 'The percentage must be between 0 and 100.'],
  ['a negative share', share, -1, 'The percentage must be between 0 and 100.'],
  ['a day that does not exist', date, '2025-02-29', 'The answer must be a day, as 2026-03-31.'],
  ['a day in another order', date, '31.03.2026', 'The answer must be a day, as 2026-03-31.'],
  ['a day long ago', date, '0202-01-01', 'The day must be between 1990-01-01 and 2100-12-31.'],
  ['the day before the first', date, '1989-12-31', 'The day must be between 1990-01-01 and 2100-12-31.'],
  ['a day far ahead', date, '9999-12-31', 'The day must be between 1990-01-01 and 2100-12-31.'],
  ['an unknown option', choice, ['c'], 'The answer must be among the options.'],
  ['an option as text', choice, 'a', 'The answer must be among the options.'],
  ['two options of one', choice, ['a', 'b'], 'Only one option can be chosen.'],
  ['none and another', choices, ['none', 'a'], '"None" cannot be chosen together with other options.'],
])('refuses %s', (_what, question, value, message) => {
  const fault = checkAnswer(question, value);
  expect(fault && faultMessage(fault)).toBe(message);
});

describe('a measure', () => {
  const empty = { today: null, inOneYear: null, inThreeYears: null, startYear: null };

  test.each([empty, { today: 0, inOneYear: 50, inThreeYears: 100, startYear: 2026 }])('takes %j', (value) => {
    expect(checkImplementation(value)).toEqual({});
  });

  test('names every invalid part', () => {
    expect(checkImplementation({ today: 101, inOneYear: -1, inThreeYears: 50, startYear: 1024 })).toEqual({
      today: { code: 'notAPercentage' },
      inOneYear: { code: 'notAPercentage' },
      startYear: { code: 'outOfRange', min: 1980, max: 2060 },
    });
  });
});
