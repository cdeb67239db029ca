import { isGuided } from './guided-mode';

test.each([
  ['GUIDED', false, true],
  ['GUIDED', true, false],
  ['OPEN', false, false],
  ['OPEN', true, false],
  [undefined, false, false],
] as const)('mode %s, first run complete %s: guided %s', (appMode, firstRunComplete, expected) => {
  expect(isGuided({ appMode, firstRunComplete })).toBe(expected);
});
