import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '../../../../core/access/sign-in-address';
import { fakeAuth } from '../../../../tests/support/web/fake-auth';
import { newDevice } from '../../../../tests/support/web/device';
import { isArrival } from '../../../lib/session/arrival';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type { Auth } from '../../../lib/auth/auth';
import { AuthContext } from '../../../lib/auth/auth-context';
import {
  StorageFullError,
  ProviderUnavailableError,
  WrongProviderError,
} from '../../../lib/auth/auth-errors';
import { beginActivity } from '../../../lib/session/activity';
import { markSignOut, readSignOutMarker } from '../../../lib/session/sign-out-marker';
import { countOnDevice } from '../../../lib/outbox/count-on-device';
import type { OutboxEntry } from '../../../lib/outbox/entry';
import { createEntryStore } from '../../../lib/outbox/entry-store';
import { PublicSignIn } from './public-sign-in';
import { SignedOut } from './signed-out';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

async function show(page: JSX.Element, auth: Auth) {
  await act(async () => {
    render(
      <WithTexts>
        <AuthContext.Provider value={() => auth}>{page}</AuthContext.Provider>
      </WithTexts>,
    );
  });
}

/** A session was started on this device and not signed out. */
const usedBefore = () => void beginActivity(Date.now());
const away = () => Promise.reject(new ProviderUnavailableError('away'));
const nobody = () => fakeAuth({ restore: jest.fn(async () => false) });

const testEntry = (place: number): OutboxEntry => ({
  id: `edit ${place}`,
  owner: '42/anna',
  edit: 'activity/save',
  area: 'carbonAccounting',
  subject: 'activity',
  needs: [],
  arg: {},
  key: `key ${place}`,
  place,
  createdAt: 0,
  attempts: 0,
  state: 'waiting',
});

beforeEach(() => {
  newDevice();
  navigate.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/?returnTo=%2Faccount%2Fusers%2F');
});

it.each([
  ['the sign-in page, after a crashed session', <PublicSignIn key="sign-in" restore />],
  ['the signed-out page', <SignedOut key="signed-out" />],
])('%s shows how many changes are queued on this device', async (_case, page) => {
  const store = createEntryStore(
    () => undefined,
    () => undefined,
  );
  for (const place of [1, 2]) {
    const waiting = testEntry(place);
    await store.update(waiting, () => waiting);
  }
  await show(page, nobody());
  expect(
    await screen.findByText('2 changes on this device are waiting. Sign in to send them.'),
  ).toBeVisible();
});

describe('the sign-in page', () => {
  it('redirects a person with a provider session immediately', async () => {
    usedBefore();
    await show(<PublicSignIn restore />, fakeAuth());
    expect(navigate.mock.calls).toEqual([['/account/users/', { replace: true }]]);
  });

  it('does not mention changes if none are queued', async () => {
    expect(await countOnDevice()).toBe(0);
    await show(<PublicSignIn restore />, nobody());
    expect(screen.queryByText(/waiting/)).not.toBeInTheDocument();
  });

  it('does not contact the provider on a device without a session', async () => {
    const auth = fakeAuth();
    await show(<PublicSignIn restore />, auth);
    expect(auth.restore).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('offers the sign-in to everyone else and returns to the requested page', async () => {
    const auth = nobody();
    await show(<PublicSignIn restore />, auth);
    expect(screen.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(auth.signIn).toHaveBeenCalledWith({ returnTo: '/account/users/', locale: 'en' });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Opening the sign-in page …');
  });

  it.each([
    ['when the provider has no session', true, async () => undefined],
    ['when a sign-in starts', false, () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))],
  ])('clears what this tab still has of an earlier session, %s', async (_case, restore, happens) => {
    const now = Date.now();
    beginActivity(now - 60 * 60_000);
    await show(<PublicSignIn restore={restore} />, nobody());
    await happens();
    expect(beginActivity(now)).toBe(now);
  });

  it('starts the sign-in of the person whom the address names, although somebody else is signed in', async () => {
    usedBefore();
    window.history.replaceState(null, '', signInAs('luis@example.test'));
    const auth = fakeAuth();
    await show(<PublicSignIn restore />, auth);
    expect(auth.signIn).toHaveBeenCalledWith({
      returnTo: '/overview/',
      locale: 'en',
      email: 'luis@example.test',
    });
    expect(navigate).not.toHaveBeenCalled();
    // A new person is guided to where to begin.
    expect(isArrival()).toBe(true);
  });

  it('offers it again after the back button returns from the provider', async () => {
    await show(<PublicSignIn restore />, nobody());
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('does not start automatically with an invitation or right after a sign-out', async () => {
    const auth = fakeAuth();
    await show(<PublicSignIn restore={false} />, auth);
    markSignOut({ reason: 'inactivity', incomplete: false });
    await show(<PublicSignIn restore />, auth);
    expect(auth.restore).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('offline, continues with what the app has saved of the session', async () => {
    usedBefore();
    await show(<PublicSignIn restore />, fakeAuth({ restore: away }));
    expect(navigate.mock.calls).toEqual([['/account/users/', { replace: true }]]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when the provider is unreachable after a session that is over, and offers a retry', async () => {
    beginActivity(Date.now() - 30 * 60_000);
    const auth = fakeAuth({ restore: jest.fn(away), signIn: jest.fn(away) });
    await show(<PublicSignIn restore />, auth);
    expect(screen.getByRole('alert')).toHaveTextContent('Sign-in is not available right now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(auth.signIn).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

it('says what to do when the browser has no storage space for a sign-in', async () => {
  const full = () => Promise.reject(new StorageFullError('full'));
  const auth = fakeAuth({ restore: async () => false, signIn: jest.fn(full) });
  await show(<PublicSignIn restore />, auth);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no room for the sign-in.*private window/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(auth.signIn).toHaveBeenCalledTimes(2);
});

describe('a person who was redirected to the sign-in page', () => {
  afterEach(() => window.history.replaceState(null, ''));

  it.each([
    ['expired', 'Your session has ended'],
    ['failed', 'Sign-in could not be completed'],
  ])('is told why: %s', async (sessionEnd, title) => {
    window.history.replaceState({ sessionEnd }, '');
    await show(<PublicSignIn restore />, nobody());
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('is warned about a provider that is not the configured one', async () => {
    usedBefore();
    const auth = fakeAuth({ restore: () => Promise.reject(new WrongProviderError('elsewhere')) });
    await show(<PublicSignIn restore />, auth);
    expect(screen.getByRole('alert')).toHaveTextContent('The sign-in service could not be verified');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('the signed-out page', () => {
  it.each([
    ['user_initiated', 'You have signed out of supplier+s. You may close this tab.'],
    ['inactivity', 'You were signed out automatically because there was no activity for 30 minutes.'],
    ['cross_tab', 'You signed out of supplier+s in another tab.'],
  ] as const)('says why: %s', async (reason, text) => {
    markSignOut({ reason, incomplete: false });
    const auth = fakeAuth();
    await show(<SignedOut />, auth);
    expect(screen.getByText(text)).toBeVisible();
    expect(auth.restore).not.toHaveBeenCalled();
  });

  it('warns when the provider could not be notified', async () => {
    markSignOut({ reason: 'user_initiated', incomplete: true });
    await show(<SignedOut />, fakeAuth());
    expect(screen.getByText(/your session there may still be open/)).toBeVisible();
  });

  it('starts the sign-in on request, which clears the sign-out', async () => {
    window.sessionStorage.setItem('signOut', JSON.stringify({ reason: 'inactivity' }));
    window.history.replaceState(null, '', '/logout/');
    const auth = fakeAuth();
    await show(<SignedOut />, auth);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(navigate.mock.calls).toEqual([['/?kc_action=reauthenticate']]);
    expect(auth.signIn).not.toHaveBeenCalled();
    expect(readSignOutMarker()).toBeUndefined();
  });

  it.each(['?code=c&state=s', '#state=s&session_state=x&code=c', '?iss=http%3A%2F%2Flocalhost'])(
    'stops all sign-in work when the provider’s response arrives there: %s',
    async (answer) => {
      window.history.replaceState(null, '', `/logout/${answer}`);
      const auth = fakeAuth();
      await show(<SignedOut />, auth);
      expect(auth.forget).toHaveBeenCalled();
      expect(auth.restore).not.toHaveBeenCalled();
      expect(readSignOutMarker()?.reason).toBe('inactivity');
      expect(screen.getByText(/no activity for 30 minutes/)).toBeVisible();
      expect(window.location.href).toBe('http://localhost/logout/');
    },
  );

  it('shows a signed-in person that the session is open, and ends it on request', async () => {
    usedBefore();
    window.history.replaceState(null, '', '/logout/');
    const auth = fakeAuth();
    await show(<SignedOut />, auth);
    expect(screen.getByRole('heading')).toHaveTextContent('You are still signed in');
    expect(auth.endSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(auth.leave).toHaveBeenCalledWith('/logout/'));
    expect(auth.endSession).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem('lastActivity')).toBeNull();
    expect(readSignOutMarker()).toEqual({ reason: 'user_initiated', incomplete: false });
  });

  it('lets a signed-in person go back, even if this tab remembers an earlier sign-out', async () => {
    markSignOut({ reason: 'user_initiated', incomplete: false });
    usedBefore();
    const auth = fakeAuth();
    await show(<SignedOut />, auth);
    await userEvent.click(screen.getByRole('button', { name: 'Back to my account' }));
    expect(navigate.mock.calls).toEqual([['/overview/']]);
    expect(auth.endSession).not.toHaveBeenCalled();
    expect(readSignOutMarker()).toBeUndefined();
  });

  it('does not report a long expired session as open', async () => {
    beginActivity(Date.now() - 60 * 60_000);
    await show(<SignedOut />, fakeAuth());
    expect(screen.getByRole('heading')).toHaveTextContent('You are signed out');
  });

  it('shows a neutral page when opened directly, regardless of storage', async () => {
    window.sessionStorage.setItem('signOut', '{"reason":"<b>"');
    await show(<SignedOut />, fakeAuth());
    expect(screen.getByText('Nobody is signed in to supplier+s in this tab.')).toBeVisible();
  });
});
