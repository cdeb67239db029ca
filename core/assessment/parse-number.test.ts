import fc from 'fast-check';
import { locales, type Locale } from '../i18n/locales';
import { otherReading, parseNumber } from './parse-number';

test.each<[string, Locale, number]>([
  ['12', 'en', 12],
  ['12.5', 'en', 12.5],
  ['12,5', 'de', 12.5],
  ['12.5', 'de', 12.5],
  ['12,5', 'en', 12.5],
  ['1,234', 'en', 1234],
  ['1.234', 'de', 1234],
  ['1.234', 'es', 1234],
  ['1.234', 'fr', 1.234],
  ['1,234', 'de', 1.234],
  ['1.234', 'en', 1.234],
  ['1.234,56', 'de', 1234.56],
  ['1.234,56', 'en', 1234.56],
  ['1,234.56', 'de', 1234.56],
  ['1.234.567', 'en', 1234567],
  ['1,234,567.8', 'zh-CN', 1234567.8],
  ['1,00,000', 'en', 100000],
  ['1 234,5', 'fr', 1234.5],
  ['1 234,5', 'fr', 1234.5],
  ['1 234,5', 'fr', 1234.5],
  ["1'234.5", 'de', 1234.5],
  ['1’234.5', 'de', 1234.5],
  ['  42  ', 'en', 42],
  ['42 %', 'en', 42],
  ['42%', 'zh-CN', 42],
  ['42,5 %', 'fr', 42.5],
  ['１２．５', 'zh-CN', 12.5],
  ['４２％', 'zh-CN', 42],
  ['0,500', 'en', 0.5],
  ['0.125', 'de', 0.125],
  ['.5', 'en', 0.5],
  [',5', 'de', 0.5],
  ['5,', 'de', 5],
  ['-3', 'en', -3],
  ['−3,5', 'de', -3.5],
  ['+7', 'en', 7],
  ['-0', 'en', 0],
  ['007', 'en', 7],
])('%j in %s is %d', (text, locale, expected) => {
  expect(Object.is(parseNumber(text, locale), expected)).toBe(true);
});

test.each<[string, Locale]>([
  ['', 'en'],
  [' ', 'en'],
  ['abc', 'en'],
  ['12a', 'en'],
  ['1e5', 'en'],
  ['0x10', 'en'],
  ['1.2.3', 'en'],
  ['1,2,3', 'en'],
  ['1.234,5.6', 'de'],
  ['12..5', 'de'],
  ['.', 'en'],
  ['-', 'en'],
  ['--5', 'en'],
  ['%', 'en'],
  ['5%%', 'en'],
  ['12.34.56,7', 'de'],
  ['Infinity', 'en'],
  ['9'.repeat(400), 'en'],
  ['\u0000', 'en'],
])('%j in %s is no number', (text, locale) => {
  expect(parseNumber(text, locale)).toBeUndefined();
});

test.each(['12%', '12 %', '１２％'])('%j is a number of percent, not of kilograms', (text) => {
  expect([parseNumber(text, 'en', '%'), parseNumber(text, 'en', 'kg')]).toEqual([12, undefined]);
});

test('reads back every number that the language writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: -1e9, max: 1e9 }), (locale, thousandths) => {
      const value = thousandths / 1000 + 0;
      const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
      expect(parseNumber(text, locale)).toBe(value);
    }),
  );
});

test('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.string({ unit: 'binary' }), (locale, text) => {
      const value = parseNumber(text, locale);
      expect(value === undefined || Number.isFinite(value)).toBe(true);
    }),
  );
});

it.each([
  ['12.345', 'de', 12.345],
  ['12.345', 'en', 12_345],
  ['12,345', 'en', 12.345],
  ['-1.234', 'fr', -1234],
  ['12345', 'de', undefined],
  ['12.34', 'de', undefined],
  ['0.345', 'en', undefined],
  ['1.234.567', 'de', undefined],
  ['1.234,5', 'de', undefined],
] as const)('%s in %s may be %s as well', (text, locale, other) => {
  expect(otherReading(text, locale)).toBe(other);
});
