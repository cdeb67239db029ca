import { forgetRedirects, isRedirectLoop } from './redirect-loop';

const page = 'http://localhost/overview/';

beforeEach(() => window.sessionStorage.clear());

it('flags the third redirect within 10 s', () => {
  expect([0, 4_000, 8_000].map((now) => isRedirectLoop(page, now))).toEqual([false, false, true]);
});

it('starts over when the last redirect is older than 10 s', () => {
  expect([0, 5_000, 15_001, 16_000, 17_000].map((now) => isRedirectLoop(page, now))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

it.each(['#state=1&code=2', '?code=2', '?token=abc', '?invitation=abc', '?invitationToken=abc'])(
  'does not count an address with %s',
  (part) => {
    expect([0, 1, 2, 3].map((now) => isRedirectLoop(page + part, now))).not.toContain(true);
  },
);

it('can be reset, and ignores invalid data', () => {
  isRedirectLoop(page, 0);
  isRedirectLoop(page, 1);
  forgetRedirects();
  expect(isRedirectLoop(page, 2)).toBe(false);
  window.sessionStorage.setItem('redirectLoop', '{"count":"many"');
  expect(isRedirectLoop(page, 3)).toBe(false);
});
