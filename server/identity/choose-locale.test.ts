import { chooseLocale, type LocalePreferences } from './choose-locale';

it.each<[LocalePreferences, string]>([
  [{}, 'en'],
  [{ chosen: 'pt', uiLocales: 'de', acceptLanguage: 'fr' }, 'pt'],
  [{ chosen: 'klingon', uiLocales: 'de' }, 'de'],
  [{ chosen: ['de'], uiLocales: ['fr'] }, 'en'],
  [{ uiLocales: 'nl fr-CH de', acceptLanguage: 'es' }, 'fr'],
  [{ acceptLanguage: 'pt-BR,pt;q=0.9,en;q=0.8' }, 'pt'],
  [{ acceptLanguage: 'en;q=0.2, de-AT;q=0.9' }, 'de'],
  [{ acceptLanguage: 'zh-Hans-CN' }, 'zh-CN'],
  [{ acceptLanguage: 'de;q=0, es;q=0.1' }, 'es'],
  [{ acceptLanguage: 'es ; q=0.1, de ; q=0.2' }, 'de'],
  [{ acceptLanguage: '*' }, 'en'],
  [{ acceptLanguage: ';;q=,,,=' }, 'en'],
])('%j is answered in %s', (preferences, locale) => expect(chooseLocale(preferences)).toBe(locale));

it('reads a header of many spaces', () => {
  expect(chooseLocale({ acceptLanguage: `en${' '.repeat(200_000)};q=0.1, de` })).toBe('de');
  expect(chooseLocale({ acceptLanguage: `de${' '.repeat(200_000)}x` })).toBe('en');
});
