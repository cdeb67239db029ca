import type { Locale } from '../../../../core/i18n/locales';
import { readDay } from './read-day';

test.each<[string, Locale, string | undefined]>([
  ['2025-01-31', 'en', '2025-01-31'],
  ['2025/1/31', 'zh-CN', '2025-01-31'],
  ['31.1.2025', 'en', '2025-01-31'],
  ['01.02.2025', 'de', '2025-02-01'],
  ['01/02/2025', 'fr', '2025-02-01'],
  ['31/01/2025', 'en', '2025-01-31'],
  ['1/31/2025', 'en', '2025-01-31'],
  ['02/02/2025', 'en', '2025-02-02'],
  ['01/02/2025', 'en', undefined],
  ['30.02.2025', 'de', undefined],
  ['2025-13-01', 'en', undefined],
  ['January', 'en', undefined],
  ['31.01/2025', 'de', undefined],
])('%s in %s is %s', (text, locale, day) => {
  expect(readDay(text, locale)).toBe(day);
});
