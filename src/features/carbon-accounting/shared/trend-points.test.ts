import { testTotals, testYear } from '../records/test-records';
import { latestChange, trendOf } from './trend-points';

const year = (at: number, scope1: number, scope2: number, scope3Baseline: number) =>
  testYear({ year: at, totals: testTotals({ scope1, scope2, scope3Baseline }) });

it('sorts the years with results and compares the latest two', () => {
  const trend = trendOf([
    testYear({ year: 2025, totals: null }),
    year(2024, 100, 50, 750),
    year(2022, 100, 50, 1050),
    year(2023, 100, 50, 850),
  ]);
  expect(trend.map(({ year: at }) => at)).toEqual([2022, 2023, 2024]);
  expect(latestChange(trend)).toEqual({
    from: 2023,
    to: 2024,
    before: 1000,
    after: 900,
    percent: -10,
    leftOut: [],
  });
});

it('compares only scopes that both years have, and names what is left out', () => {
  const change = latestChange(trendOf([year(2023, 4000, 1000, 0), year(2024, 3800, 1200, 23000)]));
  expect(change).toMatchObject({ before: 5000, after: 5000, percent: 0 });
  expect(change?.leftOut).toEqual([{ scope: 'scope3', missingIn: 2023 }]);
});

it('has no change for one year, nor for years without a common scope', () => {
  expect(latestChange(trendOf([testYear()]))).toBeNull();
  expect(latestChange(trendOf([year(2023, 10, 0, 0), year(2024, 0, 10, 0)]))).toBeNull();
});
