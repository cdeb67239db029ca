import { NumberFormat115 } from '../../tests/support/firefox-115';

beforeAll(() => void Object.assign(Intl, { NumberFormat: NumberFormat115 }));

test('footprints can be written in Firefox 115', async () => {
  const { toDecimal } = await import('../products/to-pact');
  expect([1234.5, -0, -1e-7].map(toDecimal)).toEqual(['1234.5', '0', '-0.0000001']);
});
