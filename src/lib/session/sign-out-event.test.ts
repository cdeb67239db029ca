import { announceSignOut, isSignedOutSince, lastSignOut, onSignOutElsewhere } from './sign-out-event';

/** Simulates the browser's event in the other tabs. */
function arrive(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
const event = (ageMs: number) => JSON.stringify({ timestamp: Date.now() - ageMs });

const followed = jest.fn();
let stop: () => void;

beforeEach(() => {
  window.localStorage.clear();
  followed.mockReset();
  stop = onSignOutElsewhere(followed);
});
afterEach(() => stop());

it.each([
  ['a current one', 0, 1],
  ['one from 9 s ago', 9_000, 1],
  ['none from 11 s ago', 11_000, 0],
])('follows %s', (_case, age, times) => {
  arrive('signOutEvent', event(age));
  expect(followed).toHaveBeenCalledTimes(times);
});

it.each([
  ['another key', 'theme', event(0)],
  ['the storage being cleared', 'signOutEvent', null],
  ['rubbish', 'signOutEvent', '{"timestamp":'],
  ['an event without a time', 'signOutEvent', '{}'],
])('ignores %s', (_case, key, value) => {
  arrive(key, value);
  expect(followed).not.toHaveBeenCalled();
});

it('hears nothing after it has been stopped', () => {
  stop();
  arrive('signOutEvent', event(0));
  expect(followed).not.toHaveBeenCalled();
});

it('informs a tab that slept through it', () => {
  const mark = lastSignOut();
  expect(isSignedOutSince(mark)).toBe(false);
  announceSignOut();
  expect(isSignedOutSince(mark)).toBe(true);
  expect(isSignedOutSince(lastSignOut())).toBe(false);
});
