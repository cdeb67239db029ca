import { refreshDelayMs, retryDelayMs, tokenExpiryMarginSeconds } from './refresh-schedule';

it.each([
  ['80 % of what remains', 100_000, 80_000],
  ['80 % from 30 s on', 30_000, 24_000],
  ['at most 5 min', 60 * 60_000, 300_000],
  ['1 s when less than 30 s remain', 29_999, 1_000],
  ['1 s when it has expired', -5_000, 1_000],
  ['4 min when the expiry is unknown', undefined, 240_000],
  ['4 min when the expiry is no number', Number.NaN, 240_000],
])('refreshes after %s', (_rule, remaining, expected) => expect(refreshDelayMs(remaining)).toBe(expected));

it('retries with increasing delays, at least once a minute', () => {
  expect([1, 2, 3, 7, 50].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});

it('treats a token as invalid 30 s before its expiry', () => expect(tokenExpiryMarginSeconds).toBe(30));
