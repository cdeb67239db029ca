import { countries } from '../../data/countries/countries';
import { locales, type Locale } from '../i18n/locales';
import { countryName } from './country-name';

describe('countryName', () => {
  test.each<[Locale, string]>([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['es', 'Alemania'],
    ['fr', 'Allemagne'],
    ['pt', 'Alemanha'],
    ['zh-CN', '德国'],
  ])('in %s', (locale, expected) => {
    expect(countryName('DE', locale)).toBe(expected);
    expect(countryName('de', locale, 'Germany')).toBe(expected);
  });

  test('in Portuguese as it is written in Portugal', () => {
    expect(['PL', 'RO', 'IR'].map((code) => countryName(code, 'pt'))).toEqual(['Polónia', 'Roménia', 'Irão']);
  });

  test('every country has a name in every language', () => {
    for (const locale of locales) {
      for (const { code } of countries) expect(countryName(code, locale)).not.toBe(code);
    }
  });

  test.each(['', 'QZ', 'DEU', '1', 'not a code'])('falls back for %j', (code) => {
    expect(countryName(code, 'de', 'Atlantis')).toBe('Atlantis');
    expect(countryName(code, 'de')).toBe(code);
  });
});
