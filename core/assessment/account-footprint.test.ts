import { accountFootprint, isEmptyFootprint, hasSameFigures, withoutAccount } from './account-footprint';

const totals = { scope1: 141.70641, scope2: 155.62066, scope3Baseline: 2834.12149 };
const account = { year: 2025, totals, completeness: { missing: [] } } as unknown as Parameters<
  typeof accountFootprint
>[0];
const whole = { year: 2025, scope1TonsCO2e: 141.706, scope2TonsCO2e: 155.621, scope3TonsCO2e: 2834.121 };

test('an account states its scopes to the kilogram', () => {
  expect(accountFootprint(account)).toEqual(whole);
});

test('what is not entered is not stated; what does not exist is zero', () => {
  const missing = { ...account.completeness, missing: ['scope1', 'category1'] as ('scope1' | 'category1')[] };
  expect(accountFootprint({ ...account, completeness: missing })).toEqual({
    ...whole,
    scope1TonsCO2e: null,
    scope3TonsCO2e: null,
  });
});

test('without results there is no footprint', () => {
  expect(accountFootprint({ ...account, totals: null })).toBeUndefined();
});

test('two footprints are equal to the kilogram, linked or not', () => {
  expect(hasSameFigures(whole, { ...whole, scope1TonsCO2e: 141.7062, isFromAccount: true })).toBe(true);
  expect(hasSameFigures(whole, { ...whole, scope1TonsCO2e: 141.708 })).toBe(false);
  expect(hasSameFigures(whole, { ...whole, scope3TonsCO2e: null })).toBe(false);
});

test('removing the link keeps the figures', () => {
  expect(withoutAccount({ ...whole, isFromAccount: true })).toEqual(whole);
});

test('a year without a stated scope has no footprint', () => {
  const nothing = { year: 2025, scope1TonsCO2e: null, scope2TonsCO2e: null, scope3TonsCO2e: null };
  expect(isEmptyFootprint(nothing)).toBe(true);
  expect(isEmptyFootprint({ ...nothing, scope2TonsCO2e: 0 })).toBe(false);
});
