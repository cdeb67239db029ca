import { isUnusualCity, isUnusualPostalCode } from './postal-code';

test.each([
  ['AT', '4400'],
  ['AT', 'A-4400'],
  ['DE', '58095'],
  ['DE', 'D 58095'],
  ['CN', '２１５０００'],
  ['GB', 'sw1a 1aa'],
  ['GB', 'M1 1AE'],
  ['US', '60601-1234'],
  ['PL', '00-950'],
  ['SE', '111 22'],
  ['PT', '1000-205'],
  ['JP', '100‑0001'],
  ['CA', 'K1A 0B1'],
  ['NL', '1012 AB'],
  ['LV', 'LV-1010'],
  ['KR', '04524'],
  ['DE', '  '],
  ['IE', 'D02 X285'],
  ['', '123'],
])('the postal code of %j may be %j', (country, code) => {
  expect(isUnusualPostalCode(country, code)).toBe(false);
});

test.each([
  ['DE', '4400'],
  ['AT', '58095'],
  ['CN', '21500'],
  ['GB', '12345'],
  ['US', 'SW1A 1AA'],
  ['DE', 'Hagen'],
])('the postal code of %s is probably not %s', (country, code) => {
  expect(isUnusualPostalCode(country, code)).toBe(true);
});

test.each([
  ['Steyr', false],
  ['上海', false],
  ['6th of October City', false],
  ['', false],
  ['58095', true],
  ['-', true],
])('the city %j is unusual: %s', (city, unusual) => {
  expect(isUnusualCity(city)).toBe(unusual);
});
