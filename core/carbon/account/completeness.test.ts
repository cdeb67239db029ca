import fc from 'fast-check';
import { accountParts, type AccountPart } from '../../terms/boundary-terms';
import { completenessOf, enteredIn, type Entered } from './completeness';

const nothing: Entered = {
  scope1Activities: 0,
  scope2Activities: 0,
  spendVolume: false,
  distributedShare: 0,
  namedShare: 0,
  categories: [],
};
const all: Entered = {
  scope1Activities: 1,
  scope2Activities: 1,
  spendVolume: true,
  distributedShare: 100,
  namedShare: 80,
  categories: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};
const open = { absences: [], exclusions: [] };
const none = (...parts: AccountPart[]) => ({ ...open, absences: [{ parts, reason: 'We have none' }] });
const leftOut = (category: number | null, isWhole?: boolean) => ({
  ...open,
  exclusions: [{ name: 'Something', reason: 'Small', category, ...(isWhole && { isWhole }) }],
});

test('six parts weigh alike, the other categories of scope 3 together', () => {
  expect(completenessOf(nothing, open)).toMatchObject({ percent: 0, asksForPurchases: true });
  expect(completenessOf(all, open)).toMatchObject({ percent: 100, missing: [], contradicted: [] });
  expect(completenessOf({ ...nothing, scope1Activities: 7 }, open).percent).toBe(16);
  expect(completenessOf({ ...all, namedShare: 40 }, open).percent).toBe(91);
  const half = completenessOf({ ...all, categories: [2, 4, 5, 6, 7, 8] }, open);
  expect(half.percent).toBe(Math.floor((100 * (5 + 6 / 13)) / 6));
  expect(half.missing).toEqual(accountParts.slice(-7));
});

test('a part that the company has none of is no gap, scope 1 included', () => {
  const withoutFuels = { ...all, scope1Activities: 0 };
  expect(completenessOf(withoutFuels, open)).toMatchObject({ percent: 83, missing: ['scope1'] });
  expect(completenessOf(withoutFuels, none('scope1'))).toMatchObject({ percent: 100, missing: [] });
});

test('without purchases, sectors and suppliers are not required', () => {
  const entered = { ...all, spendVolume: false, distributedShare: 0, namedShare: 0 };
  expect(completenessOf(entered, none('category1'))).toMatchObject({
    percent: 100,
    missing: [],
    asksForPurchases: false,
  });
});

test('a category that is left out altogether is no gap, a part of it is one', () => {
  const withoutTravel = { ...all, categories: all.categories.filter((category) => category !== 6) };
  expect(completenessOf(withoutTravel, leftOut(6, true)).missing).toEqual([]);
  expect(completenessOf(withoutTravel, leftOut(6)).missing).toEqual(['category6']);
  expect(completenessOf(withoutTravel, leftOut(null, true)).missing).toEqual(['category6']);
});

test('upstream of fuels is never missing, since it is calculated', () => {
  expect(completenessOf(nothing, open).missing).not.toContain('category3');
});

test('figures of a part that is stated not to exist are named', () => {
  expect(completenessOf(all, none('scope1', 'category9', 'category3')).contradicted).toEqual([
    'scope1',
    'category9',
  ]);
});

test('an account without anything to count is complete', () => {
  expect(completenessOf(nothing, none(...accountParts))).toMatchObject({ percent: 100, missing: [] });
});

test('stating that there is none of something never makes a year less complete, where nothing is entered of it', () => {
  fc.assert(
    fc.property(
      fc.subarray([...accountParts]),
      fc.subarray([...accountParts]),
      fc.record({
        scope1Activities: fc.nat(2),
        scope2Activities: fc.nat(2),
        spendVolume: fc.constant(false),
        distributedShare: fc.constant(0),
        namedShare: fc.constant(0),
        categories: fc.subarray([...all.categories]),
      }),
      (first, more, entered) => {
        const before = completenessOf(entered, none(...first));
        const stated = more.filter((part) => before.missing.includes(part));
        const after = completenessOf(entered, none(...first, ...stated));
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.missing).toEqual(before.missing.filter((part) => !stated.includes(part)));
      },
    ),
  );
});

test('what a calculation starts from counts as what is entered', () => {
  const sector = {
    id: 1,
    code: 'ROAD_FREIGHT',
    name: 'Road freight',
    category: 4,
    hotspotSectorId: 1,
    hotspotSectorCode: 'LOGISTICS',
    hotspotSectorName: 'Logistics',
  };
  const distribution = { id: 'd', sector, shareOfInput: 60 };
  const supplier = {
    id: 's',
    distributionId: 'd',
    supplierId: 'V-1',
    supplierName: '',
    countryCode: 'DE',
    shareOfSectorInput: 50,
    linking: undefined,
  };
  const inputs = {
    year: 2024,
    homeCountry: 'DE',
    activities: [],
    spend: undefined,
    distributions: [distribution],
    supplierInputs: [supplier],
    typicalShares: [],
    allSectors: [],
  };
  const spend = { turnoverInThsdUSD: 100, spendShareOfTurnover: 50 };
  expect(enteredIn({ ...inputs, spend })).toEqual({
    ...nothing,
    spendVolume: true,
    distributedShare: 60,
    namedShare: 30,
    categories: [4],
  });
  // Without a turnover, a distribution counts nothing.
  expect(enteredIn(inputs).categories).toEqual([]);
});
