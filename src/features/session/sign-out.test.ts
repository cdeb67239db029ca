import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { lastSignOut } from '../../lib/session/sign-out-event';
import { readSignOutMarker } from '../../lib/session/sign-out-marker';
import { isSigningOut, signOut } from './sign-out';

const showSignedOut = jest.fn();
let dispatched: string[];
const dispatch = ((action: { type: string }) => {
  dispatched.push(action.type);
}) as never;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  showSignedOut.mockReset();
  dispatched = [];
});

it('sets the marker, ends the session, clears the state and leaves, in this order', async () => {
  window.localStorage.setItem('firstRunComplete', 'true');
  window.localStorage.setItem('firstRun', '{"of":"42/7","step":"footprint"}');
  window.localStorage.setItem('outbox.writing.e1', '{"id":"e1"}');
  window.localStorage.setItem('rubbish of an older version', '{');
  window.sessionStorage.setItem('registration', '{"values":{"email":"anna@example.test"}}');
  window.localStorage.setItem('env', '{}');
  window.localStorage.setItem('locale', 'de');
  window.localStorage.setItem('theme', 'dark');
  const steps: string[] = [];
  const auth = fakeAuth({
    endSession: async () => {
      steps.push(`end, marked ${readSignOutMarker()?.reason}, others told ${lastSignOut() !== null}`);
      window.sessionStorage.setItem('left by what was under way', 'Anna');
      return 'ended';
    },
    leave: async (to) => {
      steps.push(`${dispatched[1]}, leave for ${to}`);
      return true;
    },
  });
  const done = signOut({ auth, dispatch, reason: 'user_initiated', showSignedOut });
  expect(isSigningOut()).toBe(true);
  expect(dispatched).toEqual(['session/signOutBegun']);
  await done;
  expect(steps).toEqual([
    'end, marked user_initiated, others told true',
    'session/signedOut, leave for /logout/',
  ]);
  expect(Object.keys(window.localStorage).sort()).toEqual([
    'env',
    'firstRun',
    'locale',
    'outbox.writing.e1',
    'signOutEvent',
    'theme',
  ]);
  expect({ ...window.localStorage }).toMatchObject({ locale: 'de', theme: 'dark' });
  expect(Object.keys(window.sessionStorage)).toEqual(['signOut']);
  expect(showSignedOut).not.toHaveBeenCalled();
  expect(isSigningOut()).toBe(false);
});

it('runs once at a time', async () => {
  const auth = fakeAuth();
  const options = { auth, dispatch, reason: 'user_initiated', showSignedOut } as const;
  await Promise.all([signOut(options), signOut(options)]);
  expect(auth.endSession).toHaveBeenCalledTimes(1);
});

it('signs out locally when the provider is unreachable, and remembers that', async () => {
  const auth = fakeAuth({ endSession: async () => 'unreachable' });
  await signOut({ auth, dispatch, reason: 'user_initiated', showSignedOut });
  expect(auth.leave).not.toHaveBeenCalled();
  expect(auth.forget).toHaveBeenCalled();
  expect(showSignedOut).toHaveBeenCalled();
  expect(readSignOutMarker()).toEqual({ reason: 'user_initiated', incomplete: true });
});

it('shows the signed-out page 100 ms later without a session', async () => {
  jest.useFakeTimers();
  const auth = fakeAuth({ leave: async () => false });
  const done = signOut({ auth, dispatch, reason: 'user_initiated', showSignedOut });
  await jest.advanceTimersByTimeAsync(99);
  expect(showSignedOut).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(showSignedOut).toHaveBeenCalled();
  jest.useRealTimers();
});
