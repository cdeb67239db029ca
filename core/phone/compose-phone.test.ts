import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { isPhoneNumber } from '../registration/phone-number';
import { composePhone, splitPhone } from './compose-phone';
import { territories } from './territories';

const exampleNumbers = (Object.keys(examples) as CountryCode[]).map((code) => {
  const example = getExampleNumber(code, examples);
  if (!example) throw new Error(`No example number for ${code}`);
  return { code, example };
});

test('there are 245 example numbers, one for every territory', () => {
  expect(exampleNumbers).toHaveLength(245);
  expect(territories.map(({ code }) => code)).toEqual(exampleNumbers.map(({ code }) => code).sort());
});

describe.each(exampleNumbers)('the example number of $code', ({ code, example }) => {
  const zeros = `00${example.number.slice(1)}`;

  test.each([
    ['as people of the country write it', example.formatNational()],
    ['in digits alone', example.nationalNumber],
    [
      'with hyphens and parentheses',
      `(${example.nationalNumber.slice(0, 2)})-${example.nationalNumber.slice(2)}`,
    ],
    ['internationally', example.formatInternational()],
    ['with 00 and the dial code', zeros],
  ])('survives typing %s', (_way, typed) => {
    expect(composePhone({ territory: code, typed })).toBe(example.number);
  });

  test.each([example.formatInternational(), zeros])('typed as %s it selects its dial code', (typed) => {
    const split = splitPhone({ territory: 'DE', typed });
    const dialCode = territories.find((each) => each.code === split.territory)?.dialCode;
    expect(dialCode).toBe(`+${example.countryCallingCode}`);
    expect(composePhone(split)).toBe(example.number);
    expect(splitPhone({ territory: code, typed }).territory).toBe(code);
  });

  test('is a valid number in the registration form', () => expect(isPhoneNumber(example.number)).toBe(true));
});

describe('composePhone', () => {
  test.each([
    ['DE', '', ''],
    ['DE', '   ', ''],
    ['DE', '0171 1234567', '+491711234567'],
    ['DE', '171 1234567', '+491711234567'],
    ['DE', '+49 (0) 171 1234567', '+491711234567'],
    ['DE', '０１７１１２３４５６７', '+491711234567'],
    ['IT', '06 12345678', '+390612345678'],
    ['DK', '0 20 12 34 56', '+4520123456'],
    ['US', '0049 171 1234567', '+491711234567'],
    ['US', '(415) 555-2671', '+14155552671'],
  ])('in %s, %j is %j', (territory, typed, expected) => {
    expect(composePhone({ territory, typed })).toBe(expected);
  });

  test.each([
    '12',
    'call me',
    '0171 12a34567',
    '+',
    '+49',
    '1234567890123456789',
    '030 123456 ext. 12',
    '+49 30 123456x12',
  ])('%j is kept, and is found invalid', (typed) => {
    const composed = composePhone({ territory: 'DE', typed });
    expect(composed).not.toBe('');
    expect(isPhoneNumber(composed)).toBe(false);
  });

  test('an unknown territory keeps the number as typed', () => {
    expect(composePhone({ territory: 'ZZ', typed: '0171' })).toBe('171');
  });
});

describe('splitPhone', () => {
  test.each([
    ['DE', '+39 06 12345678', 'IT', '0612345678'],
    ['DE', '0039 06 12345678', 'IT', '0612345678'],
    ['CA', '+1 415 555 2671', 'CA', '4155552671'],
    ['DE', '0171 1234567', 'DE', '0171 1234567'],
    ['DE', '+1 415', 'US', '415'],
    ['DE', '+1 268 464 1234', 'AG', '2684641234'],
    ['DE', '+590 690', 'GP', '690'],
    ['DE', '+39 06 12345678 ext. 9', 'DE', '+39 06 12345678 ext. 9'],
    ['DE', '+', 'DE', '+'],
    ['DE', '', 'DE', ''],
  ])('in %s, %j is %s and %j', (territory, typed, expectedTerritory, expectedTyped) => {
    expect(splitPhone({ territory, typed })).toEqual({ territory: expectedTerritory, typed: expectedTyped });
  });
});
