import { passwordFault } from './password-rule';

const anna = ['anna.berger@alpenguss.example', 'Anna', 'Berger', 'Alpenguss GmbH'];

test.each([
  'password123',
  'Password2026!',
  'qwertyuiop',
  '1234567890',
  '!!Sunshine!!1',
  'abcabcabca',
  'Alpenguss-2026',
  'anna.berger@alpenguss.example',
  'BergerAnna1!',
  '2026AlpengussGmbH',
])('%s, which anybody would try first, is refused', async (password) => {
  expect(await passwordFault(password, anna)).toBe('tooSimple');
});

test.each([
  'a long way to the Danube',
  'anna likes melting scrap',
  '94731-82650-17',
  'тайное слово-лето',
  '铝材回收再生利用工艺线',
])('%s is accepted', async (password) => {
  expect(await passwordFault(password, anna)).toBeUndefined();
});

test('the length is checked first', async () => {
  expect(await passwordFault('password', anna)).toBe('tooShort');
  expect(await passwordFault('ab cd ef '.repeat(200), anna)).toBe('tooLong');
});
