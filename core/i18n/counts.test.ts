import { createInstance } from 'i18next';
import { formattedCounts } from './counts';
import type { Locale } from './locales';

const texts = {
  shown_one: '{{count}} of {{total}} rows',
  shown_other: '{{count}} of {{total}} rows',
  year: 'In {{year}}',
  name: '{{company}}: {{count}}',
};

function translate(lng: Locale, key: keyof typeof texts | 'shown', values: Record<string, string | number>) {
  const i18n = createInstance();
  void i18n.init({
    lng,
    initImmediate: false,
    resources: { [lng]: { translation: texts } },
    interpolation: { escapeValue: false, ...formattedCounts },
  });
  return i18n.t(key, values);
}

it.each([
  ['en', '1,000 of 12,345 rows'],
  ['de', '1.000 of 12.345 rows'],
  ['fr', '1\u202f000 of 12\u202f345 rows'],
  ['pt', '1000 of 12\u00a0345 rows'],
  ['zh-CN', '1,000 of 12,345 rows'],
] as const)('writes counts as %s does', (locale, text) => {
  expect(translate(locale, 'shown', { count: 1000, total: 12_345 })).toBe(text);
});

it('leaves years and texts as they are', () => {
  expect(translate('en', 'year', { year: 2026 })).toBe('In 2026');
  expect(translate('en', 'name', { company: '1000', count: '1000' })).toBe('1000: 1000');
});
