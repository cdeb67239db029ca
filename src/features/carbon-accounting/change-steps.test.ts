import { waterfallOf } from './change-steps';

it('leads from one year to the next, cause by cause', () => {
  const change = { fromYear: 2023, before: 1000, activity: -200, factor: 50, method: -30, after: 820 };
  expect(waterfallOf(change)).toEqual([
    { step: 'before', value: 1000, base: 0, height: 1000, direction: 'total' },
    { step: 'activity', value: -200, base: 800, height: 200, direction: 'less' },
    { step: 'factor', value: 50, base: 800, height: 50, direction: 'more' },
    { step: 'method', value: -30, base: 820, height: 30, direction: 'less' },
    { step: 'after', value: 820, base: 0, height: 820, direction: 'total' },
  ]);
});
