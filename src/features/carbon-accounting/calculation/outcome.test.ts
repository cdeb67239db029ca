import type { YearOverview } from '../../../domain/carbon/years-api';
import { outcomeOf } from './outcome';

const year = (of: number, total: number | null, percent: number) =>
  ({ year: of, totals: total === null ? null : { total }, completeness: { percent } }) as YearOverview;

test('the first calculation of a year has no previous total', () => {
  expect(outcomeOf([year(2025, null, 60)], 2025, { total: 5 })).toEqual({
    before: null,
    after: 5,
    isFirstComplete: false,
  });
});

test('a later one has the previous total', () => {
  expect(outcomeOf([year(2024, 9, 60), year(2025, 7, 60)], 2025, { total: 5 }).before).toBe(7);
});

test('a complete year is the first one only while no other complete year has results', () => {
  const first = (others: readonly YearOverview[]) =>
    outcomeOf([...others, year(2025, 7, 100)], 2025, { total: 5 }).isFirstComplete;
  expect(first([])).toBe(true);
  expect(first([year(2024, 9, 80)])).toBe(true);
  expect(first([year(2024, null, 100)])).toBe(true);
  expect(first([year(2024, 9, 100)])).toBe(false);
});
