import { faultsOf } from '../../records/faults-of';
import { activitySchema } from './activity.schema';
import { distributionSchema, wholeDistributionSchema } from './distribution.schema';
import { newYearSchema, type NewYearContext } from '../account/new-year.schema';
import { namedPurchaseSchema, purchaseSchema } from './purchase.schema';
import { spendVolumeSchema } from './spend-volume.schema';

it.each([
  [{ activityId: 101, amount: 0.5 }, {}],
  [{ activityId: 0, amount: 1 }, { activityId: 'activityMissing' }],
  [{ activityId: 101, amount: 0 }, { amount: 'AMOUNT_NOT_POSITIVE' }],
  [{ activityId: 101, amount: NaN }, { amount: 'AMOUNT_NOT_POSITIVE' }],
  [{ amount: 1e13 }, { amount: 'AMOUNT_TOO_LARGE' }],
  [{}, {}],
])('of the activity %j %j is wrong', (activity, faults) =>
  expect(faultsOf(activitySchema, activity)).toEqual(faults),
);

it.each([
  [{ turnoverInThsdUSD: 0, spendShareOfTurnover: 100 }, []],
  [{ turnoverInThsdUSD: -1, spendShareOfTurnover: 101 }, ['TURNOVER_NEGATIVE', 'SPEND_SHARE_OUT_OF_RANGE']],
  [{ turnoverInThsdUSD: 2e9 }, ['TURNOVER_TOO_LARGE']],
])('of the spend volume %j %j is wrong, the turnover first', (volume, faults) =>
  expect(Object.values(faultsOf(spendVolumeSchema, volume))).toEqual(faults),
);

it('requires a share of a sector between 0 and 100 percent', () => {
  expect(faultsOf(distributionSchema, { shareOfInput: 100 })).toEqual({});
  expect(faultsOf(distributionSchema, { shareOfInput: -1 })).toEqual({
    shareOfInput: 'SHARE_OF_INPUT_OUT_OF_RANGE',
  });
});

it.each([
  [[60, 40], {}],
  [[100 / 3, 100 / 3, 100 / 3], {}],
  [[60, 41], { sectors: 'sharesTooMuch' }],
  [[60, NaN], { 'sectors[1].shareOfInput': 'SHARE_OF_INPUT_OUT_OF_RANGE' }],
  [[], {}],
])('of the shares %j of a year %j is wrong', (shares, faults) => {
  const sectors = shares.map((shareOfInput) => ({ shareOfInput }));
  expect(faultsOf(wholeDistributionSchema, { sectors })).toEqual(faults);
});

it('requires a sector and a name from a person, only the share from a file', () => {
  const nameless = { distributionId: '', supplierName: ' ', shareOfSectorInput: 101 };
  const fault = 'SHARE_OF_SECTOR_INPUT_OUT_OF_RANGE';
  expect(faultsOf(purchaseSchema, nameless)).toEqual({ shareOfSectorInput: fault });
  expect(faultsOf(namedPurchaseSchema, nameless)).toEqual({
    distributionId: 'sectorMissing',
    supplierName: 'supplierMissing',
    shareOfSectorInput: fault,
  });
});

it.each([
  [{ year: 2025 }, {}],
  [{ year: 2027, from: 2024 }, {}],
  [{ year: 1989 }, { year: 'YEAR_OUT_OF_RANGE' }],
  [{ year: 2028 }, { year: 'YEAR_OUT_OF_RANGE' }],
  [{ year: 2024.5 }, { year: 'YEAR_OUT_OF_RANGE' }],
  [{ year: 2023 }, { year: 'yearTaken' }],
  [{ year: 2024, from: 2024 }, { from: 'SAME_YEAR' }],
])('of the new year %j %j is wrong', (year, faults) => {
  const context: NewYearContext = { now: new Date('2026-03-01'), taken: new Set([2023]) };
  expect(faultsOf(newYearSchema, year, context)).toEqual(faults);
});

it('has next year for people whose new year has already begun', () => {
  const check = (now: string) => faultsOf(newYearSchema, { year: 2028 }, { now: new Date(now) });
  expect(check('2026-12-31T11:00:00Z')).toEqual({});
  expect(check('2026-12-31T09:00:00Z')).toEqual({ year: 'YEAR_OUT_OF_RANGE' });
});
