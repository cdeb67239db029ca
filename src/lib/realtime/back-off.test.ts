import { delayBefore } from './back-off';

const middle = () => 0.5;
const least = () => 0;
const most = () => 0.999_999;

it('starts with 2 s and grows by a factor of 1.5 for five attempts', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => delayBefore(attempt, middle))).toEqual([
    2_000, 3_000, 4_500, 6_750, 10_125,
  ]);
});

it('jitters each delay by up to half in both directions', () => {
  expect(delayBefore(1, least)).toBe(1_000);
  expect(delayBefore(1, most)).toBeCloseTo(3_000, 0);
});

it('waits a minute after the fifth, also jittered', () => {
  expect([6, 7, 100].map((attempt) => delayBefore(attempt, middle))).toEqual([60_000, 60_000, 60_000]);
  expect(delayBefore(6, least)).toBe(30_000);
});

it('never waits longer than 30 s for one of the five', () => {
  for (const attempt of [1, 2, 3, 4, 5]) expect(delayBefore(attempt, () => 100)).toBe(30_000);
});
