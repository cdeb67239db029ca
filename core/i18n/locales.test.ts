import { localeNames, locales, normaliseLocale } from './locales';
import { localeOfPath, stripLocale, toPath, withoutDefaultLocale } from './localized-path';

describe('normaliseLocale', () => {
  it.each(locales)('keeps %s', (locale) => expect(normaliseLocale(locale)).toBe(locale));

  it('migrates the legacy value cn', () => expect(normaliseLocale('cn')).toBe('zh-CN'));

  it.each(['', 'EN', 'de-AT', 'zh', 'klingon', null, undefined, 7])('falls back to English for %p', (value) =>
    expect(normaliseLocale(value)).toBe('en'),
  );
});

it('names every language in that language', () => {
  expect(Object.keys(localeNames)).toEqual([...locales]);
});

describe('localized paths', () => {
  it.each([
    ['/overview/', 'en', '/overview/'],
    ['/overview/', 'de', '/de/overview/'],
    ['/', 'zh-CN', '/zh-CN/'],
    ['/fr/overview/?a=1#b', 'pt', '/pt/overview/?a=1#b'],
    ['/fr/', 'en', '/'],
    ['/?returnTo=%2Fde%2F', 'es', '/es/?returnTo=%2Fde%2F'],
  ] as const)('%s in %s is %s', (path, locale, expected) => expect(toPath(path, locale)).toBe(expected));

  it.each([
    ['/de/overview/', '/overview/', 'de'],
    ['/de', '/', 'de'],
    ['/de?x=1', '/?x=1', 'de'],
    ['/zh-CN/', '/', 'zh-CN'],
    ['/de//elsewhere.example/', '/elsewhere.example/', 'de'],
    ['/de/\\elsewhere.example/', '/elsewhere.example/', 'de'],
    ['/demo/', '/demo/', 'en'],
    ['/design/de/', '/design/de/', 'en'],
    ['/', '/', 'en'],
  ])('%s is the page %s without its language', (path, canonical, locale) => {
    expect(stripLocale(path)).toBe(canonical);
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each([
    ['/en/', '/'],
    ['/en', '/'],
    ['/en/overview/?a=1#b', '/overview/?a=1#b'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['/en/\\elsewhere.example', '/elsewhere.example'],
    ['/overview/', undefined],
    ['/english/', undefined],
    ['/de/en/', undefined],
  ])('English has no prefix: %s leads to %s', (path, plain) => {
    expect(withoutDefaultLocale(path)).toBe(plain);
  });

  it('converts to any language and back', () => {
    for (const locale of locales) {
      expect(stripLocale(toPath('/account/users/?q=1', locale))).toBe('/account/users/?q=1');
    }
  });
});
