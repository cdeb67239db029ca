import { implementationOf } from './implementation';

test('is the performance as a share of the best possible one, derived from the score', () => {
  const performance = { today: 15, inOneYear: 30, inThreeYears: 45 };
  expect(implementationOf(performance, 25, 99)).toEqual({ today: 25, inOneYear: 50, inThreeYears: 75 });
});

test('takes the best performance of the sector if nothing is in place', () => {
  const performance = { today: 0, inOneYear: 10, inThreeYears: 20 };
  expect(implementationOf(performance, 0, 40)).toEqual({ today: 0, inOneYear: 25, inThreeYears: 50 });
});

test('is 0 in a sector without measures, and never above 100', () => {
  const performance = { today: 0, inOneYear: 0, inThreeYears: 50 };
  expect(implementationOf(performance, 0, 0)).toEqual({ today: 0, inOneYear: 0, inThreeYears: 0 });
  expect(implementationOf(performance, 0, 40).inThreeYears).toBe(100);
});
