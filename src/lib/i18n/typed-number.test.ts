import { convertNumber } from './typed-number';

test.each([
  ['12.5', '12,5'],
  ['1,234.5', '1234,5'],
  ['12.5%', '12,5%'],
  ['12.5 ％', '12,5％'],
  ['about 12', 'about 12'],
  ['', ''],
])('%j typed in English is %j in German', (english, german) => {
  expect(convertNumber(english, 'en', 'de')).toBe(german);
});
