import { badgeText } from './badge';

test.each([
  [-1, undefined],
  [Number.NaN, undefined],
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1200, '9+'],
])('a count of %d reads %s', (count, expected) => {
  expect(badgeText(count)).toBe(expected);
});
