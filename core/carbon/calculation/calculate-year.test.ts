import { factorKeys } from '../factors/factor';
import type { ResultRow } from './result-row';
import {
  factor,
  activity,
  reference,
  referenceBook,
  calculateYear,
  totalsOf,
  closeTo,
  rowsOf,
  summary,
} from '../../../tests/support/carbon/year-of-reference';

test('the reference example', () => {
  const totals = totalsOf(calculateYear(reference, referenceBook));
  closeTo(totals.scope1, 141.7058);
  closeTo(totals.scope2, 155.620968);
  closeTo(totals.scope2LocationBased, 224.448952);
  closeTo(totals.scope3, 2603.76688);
  closeTo(totals.scope3Saved, 230.3544);
  closeTo(totals.scope3Baseline, totals.scope3 + 230.3544);
  closeTo(totals.total, 3131.448048);
  closeTo(totals.totalWithMeasures, 2901.093648);
  expect([totals.scope3, totals.scope3Baseline, totals.total].map((tons) => tons.toFixed(3))).toEqual([
    '2603.767',
    '2834.121',
    '3131.448',
  ]);
});

test('each purchase of the reference example keeps the shares that it was calculated from', () => {
  const rows = calculateYear(reference, referenceBook).filter(({ unit }) => unit === 'USD');
  const spend = { turnoverInThsdUSD: 5_000, spendShareOfTurnover: 40 };
  expect(rows.map(({ amount, purchase }) => [amount, purchase])).toEqual([
    [300_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 50 }],
    [180_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 30 }],
    [120_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 20 }],
    [1_000_000, { ...spend, shareOfInput: 50, shareOfSectorInput: 100 }],
    [400_000, { ...spend, shareOfInput: 20, shareOfSectorInput: 100 }],
  ]);
});

describe('activities', () => {
  test('without a factor take 0.2 with a note', () => {
    expect(summary(rowsOf({ activities: [activity({ amount: 10 })] }))).toEqual([
      ['direct', 2, 'STAND_IN_FACTOR', true],
    ]);
  });

  test('have upstream and biogenic CO2 as rows of their own, the latter a memo', () => {
    const rows = rowsOf({ activities: [activity({ amount: 10 })] }, [
      factor(factorKeys.activity(101), 2),
      factor(factorKeys.wellToTank(101), 0.5),
      factor(factorKeys.biogenic(101), 3),
    ]);
    expect(rows.map(({ scope, method, baseKg, inTotals }) => [scope, method, baseKg, inTotals])).toEqual([
      [1, 'direct', 20, true],
      [1, 'biogenic', 30, false],
      [3, 'well-to-tank', 5, true],
    ]);
    expect(totalsOf(rows)).toMatchObject({ scope1: 0.02, scope3: 0.005, biogenic: 0.03, total: 0.025 });
  });

  test('of electricity have no upstream if the grid factor is life-cycle', () => {
    const rows = rowsOf({ activities: [activity({ scope: 2, supply: 'grid' })] }, [
      factor(factorKeys.grid, 0.4),
      factor(factorKeys.wellToTank(101), 0.5),
      factor(factorKeys.contractUpstream, 0.05),
    ]);
    expect(rows.map(({ method }) => method)).toEqual(['location-based', 'market-based']);
  });
});

describe('electricity', () => {
  const used = (supply: 'grid' | 'contract', countryCode = 'DE') => ({
    activities: [activity({ scope: 2, supply, amount: 100, countryCode })],
  });
  const grid = (forYear: number, value: number) =>
    factor(factorKeys.grid, value, { country: 'DE', geography: 'DE', forYear });
  const world = factor(factorKeys.worldGrid, 0.5, { forYear: 2024 });

  test('takes the residual mix if it is known', () => {
    const rows = rowsOf(used('grid'), [
      grid(2024, 0.4),
      factor(factorKeys.residualMix, 0.6, { country: 'DE', geography: 'DE' }),
    ]);
    expect(summary(rows)).toEqual([
      ['location-based', 40, '', false],
      ['market-based', 60, '', true],
    ]);
  });

  test('otherwise takes the grid, with a note', () => {
    expect(summary(rowsOf(used('grid'), [grid(2024, 0.4)]))).toEqual([
      ['location-based', 40, '', false],
      ['market-based', 40, 'GRID_FOR_RESIDUAL_MIX', true],
    ]);
  });

  test('takes the nearest earlier year, else the earliest later one, with a note', () => {
    const [earlier] = rowsOf(used('contract'), [grid(2019, 0.7), grid(2022, 0.5), grid(2025, 0.3)]);
    expect(summary([earlier as ResultRow])).toEqual([['location-based', 50, 'EARLIER_YEAR', false]]);
    const [later] = rowsOf(used('contract'), [grid(2026, 0.2), grid(2025, 0.3)]);
    expect(summary([later as ResultRow])).toEqual([['location-based', 30, 'LATER_YEAR', false]]);
  });

  test('of an unknown country takes the world average, with a note', () => {
    expect(summary(rowsOf(used('grid', 'LI'), [grid(2024, 0.4), world]))).toEqual([
      ['location-based', 50, 'WORLD_AVERAGE', false],
      ['market-based', 50, 'WORLD_AVERAGE,GRID_FOR_RESIDUAL_MIX', true],
    ]);
  });

  test('takes 0.2 if nothing at all is known', () => {
    expect(summary(rowsOf(used('grid')))).toEqual([
      ['location-based', 20, 'STAND_IN_FACTOR', false],
      ['market-based', 20, 'STAND_IN_FACTOR', true],
    ]);
  });
});
