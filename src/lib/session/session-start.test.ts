import { isSessionStartBlocked } from './session-start';
import { markSignOut } from './sign-out-marker';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/logout/', true],
  ['/logout', true],
  ['/de/logout/', true],
  ['/overview/', false],
  ['/', false],
])('on %s: %s', (path, blocked) => {
  window.history.replaceState(null, '', path);
  expect(isSessionStartBlocked()).toBe(blocked);
});

it('everywhere while a sign-out is marked', () => {
  markSignOut({ reason: 'cross_tab', incomplete: false });
  expect(isSessionStartBlocked()).toBe(true);
});
