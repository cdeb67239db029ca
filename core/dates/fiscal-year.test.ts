import { monthsOf, periodOf } from './fiscal-year';

it('names a fiscal year after the calendar year in which it begins', () => {
  expect(monthsOf(2024, 1)).toEqual({ from: '2024-01', to: '2024-12' });
  expect(monthsOf(2024, 4)).toEqual({ from: '2024-04', to: '2025-03' });
  expect(monthsOf(2024, 12)).toEqual({ from: '2024-12', to: '2025-11' });
});

it('begins on the first day of its first month and ends on the last of its last', () => {
  expect(periodOf(2023, 1)).toEqual({ start: '2023-01-01', end: '2023-12-31' });
  expect(periodOf(2023, 3)).toEqual({ start: '2023-03-01', end: '2024-02-29' });
});
