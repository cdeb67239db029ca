import { numberFormat } from '../../../core/i18n/intl';
import { NumberFormat115 } from '../../../tests/support/firefox-115';
import { readableDigits } from './digits';

beforeAll(() => void Object.assign(Intl, { NumberFormat: NumberFormat115 }));

it.each([
  [1_234_567.891, '1,234,567.89'],
  [12.3456, '12.35'],
  [9.87654, '9.877'],
  [0.001_234_56, '0.001235'],
  [0, '0'],
])('are two decimals, or four of a small number, in the oldest browsers too: %d', (value, text) =>
  expect(numberFormat('en', readableDigits(value)).format(value)).toBe(text),
);
