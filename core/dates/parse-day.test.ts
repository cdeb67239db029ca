import { locales, type Locale } from '../i18n/locales';
import { parseDay } from './parse-day';

const dayFirst: readonly Locale[] = ['de', 'es', 'fr', 'pt'];

test.each(locales)('%s: a date with the year first, or with full stops', (locale) => {
  for (const text of ['2026-03-04', '2026/3/4', '2026.3.4', '2026年3月4日', '4.3.2026', '04.03.2026'])
    expect(parseDay(text, locale)).toBe('2026-03-04');
});

test.each(dayFirst)('%s: the day before the month', (locale) => {
  for (const text of ['04/03/2026', '4/3/2026', '04-03-2026'])
    expect(parseDay(text, locale)).toBe('2026-03-04');
  expect(parseDay('31/03/2026', locale)).toBe('2026-03-31');
  expect(parseDay('3/31/2026', locale)).toBeUndefined();
});

test.each(['en', 'zh-CN'] as const)(
  '%s: day and month in either order, if only one reading is possible',
  (locale) => {
    expect(parseDay('3/31/2026', locale)).toBe('2026-03-31');
    expect(parseDay('31/03/2026', locale)).toBe('2026-03-31');
    expect(parseDay('03/03/2026', locale)).toBe('2026-03-03');
    expect(parseDay('3/4/2026', locale)).toBeUndefined();
  },
);

test.each([
  '',
  'soon',
  '2026',
  '46112',
  '31.03.26',
  '31.2.2026',
  '2026-02-29',
  '2026-13-01',
  '31/31/2026',
  '31.03/2026',
  '2026-03-31T10:00:00Z',
])('%j is not a date in any language', (text) => {
  for (const locale of locales) expect(parseDay(text, locale)).toBeUndefined();
});
