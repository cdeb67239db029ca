import type { Locale } from '../i18n/locales';
import { formatDay } from './format-day';

describe('formatDay', () => {
  test.each<[Locale, string]>([
    ['en', 'Nov 20, 2026'],
    ['de', '20.11.2026'],
    ['es', '20 nov 2026'],
    ['fr', '20 nov. 2026'],
    ['pt', '20/11/2026'],
    ['zh-CN', '2026年11月20日'],
  ])('writes the day as %s does', (locale, expected) => {
    expect(formatDay('2026-11-20T12:00:00Z', locale, 'UTC')).toBe(expected);
  });

  test('has no leading zero in English', () => {
    expect(formatDay('2026-03-05T12:00:00Z', 'en', 'UTC')).toBe('Mar 5, 2026');
  });

  test("shows the day in the reader's time zone", () => {
    const lateEvening = '2026-11-20T23:30:00Z';
    expect(formatDay(lateEvening, 'en', 'UTC')).toBe('Nov 20, 2026');
    expect(formatDay(lateEvening, 'en', 'Asia/Shanghai')).toBe('Nov 21, 2026');
    expect(formatDay('2026-11-20T03:00:00Z', 'en', 'America/New_York')).toBe('Nov 19, 2026');
  });

  test("uses the machine's time zone when none is given", () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const instant = '2026-11-20T12:00:00Z';
    expect(formatDay(instant, 'en')).toBe(formatDay(instant, 'en', here));
  });

  test('shows a bare date as that date in Europe, America and China', () => {
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Shanghai']) {
      expect(formatDay('2026-11-20', 'en', zone)).toBe('Nov 20, 2026');
    }
  });

  test.each([[''], ['soon'], ['2026-02-30'], [null], [undefined]])('leaves %j to the caller', (value) => {
    expect(formatDay(value, 'en', 'UTC')).toBeUndefined();
  });
});
