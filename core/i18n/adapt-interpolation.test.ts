import { createInstance } from 'i18next';
import { adaptInterpolation } from './adapt-interpolation';
import type { Locale } from './locales';

const texts = {
  shown_one: '{{count}} of {{total}} rows',
  shown_other: '{{count}} of {{total}} rows',
  year: 'In {{year}}',
  name: '{{company}}: {{count}}',
  of: 'Demande de {{company}}, plus que {{supplier}}',
};

function translate(lng: Locale, key: keyof typeof texts | 'shown', values: Record<string, string | number>) {
  const i18n = createInstance();
  void i18n.init({
    lng,
    initImmediate: false,
    resources: { [lng]: { translation: texts } },
    interpolation: { escapeValue: false },
  });
  adaptInterpolation(i18n);
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

it.each([
  ['Alpenguss', 'Élan', 'Demande d’Alpenguss, plus qu’Élan'],
  ['Nordwerk', 'Hansa', 'Demande de Nordwerk, plus que Hansa'],
  ['Aceros de Alicante', '苏州恒铸', 'Demande d’Aceros de Alicante, plus que 苏州恒铸'],
])('elides before %s and %s in French only', (company, supplier, french) => {
  expect(translate('fr', 'of', { company, supplier })).toBe(french);
  expect(translate('es', 'of', { company, supplier })).toBe(`Demande de ${company}, plus que ${supplier}`);
});
