import { cleanLines, cleanText } from './clean-text';
import { isDunsNumber } from './duns-number';
import { emailDomain, isEmailAddress, normaliseEmail } from './email';
import { isPhoneNumber } from './phone-number';

describe('an e-mail address', () => {
  it.each([
    'anna@example.com',
    'Anna.Berger@EXAMPLE.COM',
    "o'neill+co2@mail.example.co.uk",
    'a@b.de',
    'first.last@xn--mnchen-3ya.de',
    'someone@xn--80aqecdr1a.xn--p1ai',
    `${'x'.repeat(64)}@example.com`,
  ])('may be %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    '@example.com',
    'anna',
    'anna@',
    'anna@example',
    'anna@example.c',
    'anna@example.c0m',
    'anna@@example.com',
    'anna@exam ple.com',
    ' anna@example.com',
    'anna@example.com\n',
    'anna@-example.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna@example..com',
    '<anna@example.com>',
    `${'x'.repeat(250)}@example.com`,
    `${'x'.repeat(65)}@example.com`,
  ])('is not %j', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is checked quickly, however long the text', () => {
    expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false);
  });

  it('is stored trimmed and in lower case', () => {
    expect(normaliseEmail(' Anna+CO2@Example.COM ')).toBe('anna+co2@example.com');
    expect(emailDomain(' Anna+CO2@Example.COM ')).toBe('example.com');
  });

  it.each([
    'anna＠example.com',
    'ａｎｎａ@ＥＸＡＭＰＬＥ．ｃｏｍ',
    '　anna@example。com　',
    'anna@example｡com',
  ])('may be typed with a Chinese input method: %s', (typed) => {
    expect(normaliseEmail(typed)).toBe('anna@example.com');
    expect(emailDomain(typed)).toBe('example.com');
  });
});

it.each([
  ['123456789', true],
  ['12345678', false],
  ['1234567890', false],
  ['12345678a', false],
  ['12-345-6789', false],
  ['١٢٣٤٥٦٧٨٩', false],
  ['', false],
])('a DUNS number may be %j: %p', (text, expected) => expect(isDunsNumber(text)).toBe(expected));

it.each([
  ['+49 15112345678', true],
  ['+4915112345678', true],
  ['+1684 123456', true],
  ['+49 12345678901234', true],
  ['+49 12345', false],
  ['+49  15112345678', false],
  ['+49 151 12345678', false],
  ['0049 15112345678', false],
  ['15112345678', false],
  ['+ 15112345678', false],
  ['', false],
])('a phone number may be %j: %p', (text, expected) => expect(isPhoneNumber(text)).toBe(expected));

it.each([
  ['  Weber  &\r\nSöhne\t', 'Weber & Söhne'],
  ['Mu\u0308ller', 'Müller'],
  ['\u3000上海\u3000', '上海'],
  ['🏭👩🏽‍🔧', '🏭👩🏽‍🔧'],
  ['\u0000\u0007', ''],
  ['\u200BWeber\u2060 \uFEFF', 'Weber'],
  ['\u200B\u200E\u00AD\u3164\u2800', ''],
  ['\u202ABolt\u202C \u202Elive\u2069', 'Bolt live'],
  ['‏חברה (1998) בע"מ', '‏חברה (1998) בע"מ'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
])('the text %j is stored as %j', (text, expected) => expect(cleanText(text)).toBe(expected));

it.each([
  ['  First line\n\n  second\u0308 line \n', 'First line\n\n  second\u0308 line'.normalize('NFC')],
  ['\u200B\n\u00AD', ''],
])('the lines %j are stored as %j', (text, expected) => expect(cleanLines(text)).toBe(expected));
