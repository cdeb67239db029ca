import { waterfallOf } from './change-steps';

it('leads from one year to the next, cause by cause', () => {
  const change = { fromYear: 2023, before: 1000, activity: -200, factor: 50, method: -30, after: 820 };
  expect(waterfallOf(change)).toEqual([
    { step: 'before', value: 1000, base: 0, above: 1000, below: 0, direction: 'total' },
    { step: 'activity', value: -200, base: 800, above: 200, below: 0, direction: 'less' },
    { step: 'factor', value: 50, base: 800, above: 50, below: 0, direction: 'more' },
    { step: 'method', value: -30, base: 820, above: 30, below: 0, direction: 'less' },
    { step: 'after', value: 820, base: 0, above: 820, below: 0, direction: 'total' },
  ]);
});

it('splits at 0 what leads below it, and what leads back', () => {
  const change = { fromYear: 2023, before: 10, activity: -49.5, factor: 49.5, method: 0, after: 10 };
  expect(waterfallOf(change)).toEqual([
    { step: 'before', value: 10, base: 0, above: 10, below: 0, direction: 'total' },
    { step: 'activity', value: -49.5, base: 0, above: 10, below: -39.5, direction: 'less' },
    { step: 'factor', value: 49.5, base: 0, above: 10, below: -39.5, direction: 'more' },
    { step: 'method', value: 0, base: 10, above: 0, below: 0, direction: 'more' },
    { step: 'after', value: 10, base: 0, above: 10, below: 0, direction: 'total' },
  ]);
});

it('hangs what begins and ends below 0 from the nearer of both', () => {
  const change = { fromYear: 2023, before: 10, activity: -50, factor: -5, method: 55, after: 10 };
  expect(waterfallOf(change)[2]).toMatchObject({ step: 'factor', base: -40, above: 0, below: -5 });
});
