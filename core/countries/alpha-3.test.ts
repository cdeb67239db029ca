import { alpha2Codes } from './alpha-2';
import { alpha2FromAlpha3 } from './alpha-3';

test.each([
  ['AND', 'AD'],
  ['AUT', 'AT'],
  ['AUS', 'AU'],
  ['CHE', 'CH'],
  ['CHN', 'CN'],
  ['DEU', 'DE'],
  ['PRT', 'PT'],
  ['SVK', 'SK'],
  ['SVN', 'SI'],
  ['SWE', 'SE'],
  ['UKR', 'UA'],
  ['USA', 'US'],
  ['ZAF', 'ZA'],
  ['ZWE', 'ZW'],
])('%s is %s', (alpha3, alpha2) => {
  expect(alpha2FromAlpha3(alpha3)).toBe(alpha2);
});

test.each(['', 'XXX', 'NDA', 'DE', 'DEUX'])('%j is not a country', (code) => {
  expect(alpha2FromAlpha3(code)).toBeUndefined();
});

test('there are 249 countries', () => {
  expect(new Set(alpha2Codes).size).toBe(249);
});
