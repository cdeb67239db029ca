import { testTotals, testYear } from '../records/test-records';
import { latestChange, trendOf } from './trend-points';

it('puts the years that have results in order and compares the newest two', () => {
  const trend = trendOf([
    testYear({ year: 2025, totals: null }),
    testYear({ year: 2024, totals: testTotals({ total: 900 }) }),
    testYear({ year: 2022, totals: testTotals({ total: 1200 }) }),
    testYear({ year: 2023, totals: testTotals({ total: 1000 }) }),
  ]);
  expect(trend.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
  expect(latestChange(trend)).toEqual({ from: 2023, to: 2024, before: 1000, after: 900, percent: -10 });
});

it('knows no trend of one year, and no percentage of nothing', () => {
  expect(latestChange(trendOf([testYear()]))).toBeNull();
  const grown = trendOf([testYear(), testYear({ year: 2023, totals: testTotals({ total: 0 }) })]);
  expect(latestChange(grown)?.percent).toBeNull();
});
