import { createRecentEvents } from './recent-events';

let time: number;
const now = () => time;

beforeEach(() => {
  time = 1_000_000;
});
afterEach(() => jest.restoreAllMocks());

const event = (text: string, projectId = 1) => ({ text, projectId });

test('recent events of a project are returned in order, with a margin of five seconds', () => {
  const recent = createRecentEvents(now);
  time += 10_000;
  recent.remember(event('early'));
  time += 6_000;
  recent.remember(event('late'));
  recent.remember(event('of another project', 2));
  recent.remember(event('latest'));
  expect(recent.since(1, 0)).toEqual(['late', 'latest']);
  expect(recent.since(1, 1_000)).toEqual(['early', 'late', 'latest']);
});

test('moving the clock forward does not age events', () => {
  jest.spyOn(performance, 'now').mockImplementation(now);
  const recent = createRecentEvents();
  time += 10_000;
  recent.remember(event('just now'));
  const today = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => today + 3_600_000);
  expect(recent.since(1, 1_000)).toEqual(['just now']);
});

test('it knows nothing from before it started listening', () => {
  const recent = createRecentEvents(now);
  time += 10_000;
  expect(recent.since(1, 5_001)).toBeUndefined();
  expect(recent.since(1, 5_000)).toEqual([]);
});

test('from before a gap it knows nothing', () => {
  const recent = createRecentEvents(now);
  time += 60_000;
  recent.remember(event('before'));
  recent.forget();
  time += 10_000;
  expect(recent.since(1, 6_000)).toBeUndefined();
  expect(recent.since(1, 1_000)).toEqual([]);
});

test('events older than two minutes are dropped, and this is reported', () => {
  const recent = createRecentEvents(now);
  time += 10_000;
  recent.remember(event('old'));
  time += 121_000;
  recent.remember(event('new'));
  expect(recent.since(1, 118_000)).toBeUndefined();
  expect(recent.since(1, 60_000)).toEqual(['new']);
});

test('in a burst of events the oldest are dropped, and this is reported', () => {
  const recent = createRecentEvents(now);
  for (let count = 0; count < 5_000; count += 1) {
    time += 10;
    recent.remember(event(String(count)));
  }
  expect(recent.since(1, 44_000)).toBeUndefined();
  expect(recent.since(1, 1_000)?.at(-1)).toBe('4999');
});
