import { locales, type Locale } from '../../../core/i18n/locales';
import { numberFormat } from '../../../core/i18n/intl';
import { axisWidthOf } from './axis-width';

/** Every letter is equally wide, so that space is counted in letters. */
const letters = (text: string) => text.length;
const bar = (...parts: number[]) => ({
  name: '2024',
  values: Object.fromEntries(parts.map((value, index) => [String(index), value])),
});
const room = (locale: Locale, ...parts: number[]) =>
  axisWidthOf([bar(...parts)], numberFormat(locale, { maximumFractionDigits: 0 }).format, letters);

it.each(locales)('fits every axis label up to a million and more, in %s', (locale) => {
  const { format } = numberFormat(locale, { maximumFractionDigits: 0 });
  for (const figure of [1_234_567, 1_500_000, 2_000_000, 9_999_999])
    expect(room(locale, 1_234_567)).toBeGreaterThanOrEqual(letters(format(figure)));
});

it.each<[Locale, string]>([
  ['en', '10,000,000'],
  ['de', '10.000.000'],
  ['zh-CN', '10,000,000'],
])('is as wide as the longest label in the notation of %s', (locale, longest) => {
  expect(room(locale, 1_234_567)).toBe(longest.length);
});

it('measures the sum of a bar’s parts', () => {
  expect(room('en', 600_000, 600_000)).toBe('10,000,000'.length);
});

it('leaves space for the sign if a bar goes below 0', () => {
  expect(room('en', 1, -1_234_567)).toBe('-10,000,000'.length);
});

it('needs only the width of one label if there is nothing to draw', () => {
  expect(axisWidthOf([], String, letters)).toBe(1);
});
