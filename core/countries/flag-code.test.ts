import { countries as flagFiles } from 'country-flag-icons';
import { countries } from '../../data/countries/countries';
import { flagCode } from './flag-code';

describe('flagCode', () => {
  test.each([
    ['DE', 'de'],
    ['de', 'de'],
    [' Cn ', 'cn'],
    ['DEU', 'de'],
    ['gbr', 'gb'],
    ['CHE', 'ch'],
    ['ESP', 'es'],
    ['UK', 'gb'],
    ['uk', 'gb'],
    ['EL', 'gr'],
    ['XK', 'xk'],
    ['XKX', 'xk'],
    ['EU', 'eu'],
    ['United Kingdom', 'gb'],
    ['United States of America', 'us'],
    ['', 'blank'],
    [null, 'blank'],
    [undefined, 'blank'],
    ['ZZ', 'blank'],
    ['DEX', 'blank'],
    ['D', 'blank'],
    ['Atlantis', 'blank'],
    ['../../etc', 'blank'],
  ])('%j has the flag %s', (country, expected) => {
    expect(flagCode(country)).toBe(expected);
  });

  test('every country in the product has a flag', () => {
    for (const { code } of countries) expect(flagCode(code)).toBe(code.toLowerCase());
  });

  test('knows exactly the two-letter flags that the site ships', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const pairs = letters.flatMap((first) => letters.map((second) => first + second));
    const direct = pairs.filter((pair) => flagCode(pair) === pair.toLowerCase());
    expect(direct).toEqual(flagFiles.filter((code) => code.length === 2).sort());
  });
});
