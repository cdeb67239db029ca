import { createRecentIds } from './recent-ids';

let time = 0;
const now = () => time;

beforeEach(() => {
  time = 1_000;
});

it('recognises a copy within 30 s, and treats it as new afterwards', () => {
  const isNew = createRecentIds(now);
  expect(isNew('a')).toBe(true);
  time += 29_999;
  expect(isNew('a')).toBe(false);
  time += 1;
  expect(isNew('a')).toBe(true);
});

it('remembers the last 100', () => {
  const isNew = createRecentIds(now);
  isNew('first');
  for (let count = 1; count < 100; count += 1) isNew(String(count));
  expect(isNew('first')).toBe(false);
  isNew('one more');
  expect(isNew('first')).toBe(true);
  expect(isNew('99')).toBe(false);
});
