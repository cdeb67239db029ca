import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { inactivityLimitMs } from '../../lib/session/activity-mark';
import type { Auth } from '../../lib/auth/auth';
import { AuthContext } from '../../lib/auth/auth-context';
import {
  NoProjectError,
  StorageFullError,
  ProfileError,
  ProviderUnavailableError,
  SignInFailedError,
  WrongProviderError,
} from '../../lib/auth/auth-errors';
import { profileFrom } from '../../lib/auth/read-profile';
import { markFirstRunComplete } from '../../lib/session/first-run';
import { markSignOut } from '../../lib/session/sign-out-marker';
import { useGuided } from '../../domain/people/use-guided';
import { usePermissions } from '../../domain/people/use-permissions';
import { useSession } from '../../lib/session/use-session';
import { maxLoadingMs, permissionsIntervalMs, providerRetryMs } from './start-up';
import { SessionGate } from './session-gate';
import { SessionProvider } from './session-provider';
import { createTab } from './tab';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

const privileges = 'GET /api/company-profile/42/privileges';
const users = 'GET /api/user-management/project/42/users';
const profile = 'GET /api/company-profile/42';
const admin = { email: 'ANNA@example.test', role: 'Admin', isMainUser: true };
const answers = {
  [privileges]: { privileges: { AppMode: 'OPEN' } },
  [users]: { data: [admin] },
  [profile]: { data: { CompanyData: { Name: 'Alpenguss' } } },
};

function Page() {
  const { profile: who } = useSession();
  const { role, isMainUser, can } = usePermissions();
  const facts = [who?.name, role, isMainUser && 'main user', can('carbon:manage') && 'may manage'];
  return (
    <>
      <h1>{facts.filter(Boolean).join(', ')}</h1>
      {useGuided() && <p>guided</p>}
    </>
  );
}

function show(auth: Auth = fakeAuth(), { afterReload = false, fromPublicPage = false } = {}) {
  jest.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message));
  });
  const tab = createTab(auth, { afterReload, fromPublicPage }, async () => publicEnv);
  render(
    <StrictMode>
      <WithTexts>
        <AuthContext.Provider value={() => auth}>
          <SessionProvider tab={tab}>
            <SessionGate skeleton={<p>loading</p>}>
              <Page />
            </SessionGate>
          </SessionProvider>
        </AuthContext.Provider>
      </WithTexts>
    </StrictMode>,
  );
  return tab;
}

beforeEach(() => {
  navigate.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/overview/');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the skeleton, then the page with the person’s permissions', async () => {
  stubNetwork(answers);
  const auth = fakeAuth();
  show(auth);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'Anna Berger, Admin, main user, may manage' }),
  ).toBeVisible();
  expect(auth.restore).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

it('records how long each phase took', async () => {
  stubNetwork(answers);
  const { store } = show();
  await screen.findByRole('heading');
  await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
  const { times } = store.getState().startUp;
  expect(times.map((time) => time.phase)).toEqual(['login', 'critical', 'secondary', 'background']);
  expect(times.every(({ startedAt, endedAt }) => endedAt !== null && endedAt >= startedAt)).toBe(true);
});

it('records the time on the public page that the person came from', async () => {
  stubNetwork(answers);
  const { store } = show(fakeAuth(), { fromPublicPage: true });
  await screen.findByRole('heading');
  const [first, second] = store.getState().startUp.times;
  expect(first).toMatchObject({ phase: 'public', startedAt: 0 });
  expect(second).toMatchObject({ phase: 'login', startedAt: first?.endedAt });
});

describe('a session after two redirects', () => {
  beforeEach(() => {
    window.sessionStorage.setItem('redirectLoop', JSON.stringify({ count: 2, at: Date.now() }));
  });

  it('is no loop once the server has responded: it may end soon after, and redirects to the sign-in page', async () => {
    stubNetwork(answers);
    const auth = fakeAuth();
    show(auth);
    await screen.findByRole('heading');
    act(() => auth.forget());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Authentication Error')).not.toBeInTheDocument();
  });

  it('is a loop if the server refuses the signed-in person', async () => {
    stubNetwork({ [privileges]: 401, [users]: 401, [profile]: 401 });
    show();
    expect(await screen.findByText('Authentication Error')).toBeInTheDocument();
  });
});

it('keeps no token in the store', async () => {
  stubNetwork(answers);
  const { store } = show();
  await screen.findByRole('heading');
  expect(JSON.stringify(store.getState())).not.toContain('access-');
});

describe('someone who is not signed in', () => {
  const nobody = () => fakeAuth({ restore: async () => false });

  it('is redirected once to the sign-in page, which remembers the address', async () => {
    window.history.replaceState(null, '', '/de/account/users/?q=1');
    stubNetwork({});
    show(nobody());
    await act(async () => undefined);
    expect(navigate.mock.calls).toEqual([
      ['/de/?returnTo=%2Faccount%2Fusers%2F%3Fq%3D1', { replace: true, state: {} }],
    ]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is redirected to the signed-out page after a sign-out', async () => {
    markSignOut({ reason: 'user_initiated', incomplete: false });
    stubNetwork({});
    const auth = fakeAuth();
    show(auth);
    await act(async () => undefined);
    expect(navigate.mock.calls).toEqual([['/logout/', { replace: true }]]);
    expect(auth.restore).not.toHaveBeenCalled();
  });

  it('is stopped in a redirect loop, and can get out', async () => {
    window.sessionStorage.setItem('redirectLoop', JSON.stringify({ count: 2, at: Date.now() }));
    stubNetwork({});
    const auth = nobody();
    show(auth);
    expect(await screen.findByText('Authentication Error')).toBeInTheDocument();
    expect(screen.getByText('We detected a redirection loop in the authentication process.')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Go to Logout' }));
    expect(auth.endSession).toHaveBeenCalled();
    expect(auth.leave).toHaveBeenCalledWith('/logout/');
  });
});

it('removes the page when the session ends, with all its data', async () => {
  stubNetwork(answers);
  const auth = fakeAuth();
  const { store } = show(auth);
  await screen.findByRole('heading');
  act(() => auth.forget());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(navigate.mock.calls).toEqual([['/', { replace: true, state: { sessionEnd: 'expired' } }]]);
  expect(JSON.stringify(store.getState())).not.toMatch(/Anna|Alpenguss/i);
});

describe('an unreachable provider', () => {
  const away = () => Promise.reject(new ProviderUnavailableError('away'));

  it('is reported, and tried again on request', async () => {
    stubNetwork(answers);
    const auth = fakeAuth({ restore: jest.fn(async () => true).mockImplementationOnce(away) });
    show(auth);
    expect(await screen.findByText('Sign-in is not available right now')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Anna Berger/ })).toBeVisible();
  });

  it('is tried again after a minute', async () => {
    jest.useFakeTimers();
    stubNetwork(answers);
    const auth = fakeAuth({ restore: jest.fn(async () => true).mockImplementationOnce(away) });
    show(auth);
    await act(() => jest.advanceTimersByTimeAsync(providerRetryMs - 1));
    expect(auth.restore).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(auth.restore).toHaveBeenCalledTimes(2);
  });

  it('is tried again immediately when the network came back during the attempt', async () => {
    stubNetwork(answers);
    const giveUp: (() => void)[] = [];
    const asked = () =>
      new Promise<boolean>((_resolve, reject) => giveUp.push(() => void away().catch(reject)));
    const auth = fakeAuth({ restore: jest.fn(async () => true).mockImplementationOnce(asked) });
    show(auth);
    await waitFor(() => expect(auth.restore).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => giveUp.forEach((end) => end()));
    expect(await screen.findByRole('heading', { name: /Anna Berger/ })).toBeVisible();
  });
});

it('does not trust another provider, and reports it', async () => {
  jest.useFakeTimers();
  stubNetwork(answers);
  const auth = fakeAuth({ restore: jest.fn(() => Promise.reject(new WrongProviderError('elsewhere'))) });
  show(auth);
  await act(() => jest.advanceTimersByTimeAsync(providerRetryMs));
  expect(screen.getByText('The sign-in service could not be verified')).toBeVisible();
  expect(screen.getByText('elsewhere')).toBeVisible();
  expect(auth.restore).toHaveBeenCalledTimes(1);
});

it('returns to the sign-in page with an error after a failed sign-in', async () => {
  stubNetwork({});
  show(fakeAuth({ restore: () => Promise.reject(new SignInFailedError('used twice')) }));
  await act(async () => undefined);
  expect(navigate.mock.calls).toEqual([['/', { replace: true, state: { sessionEnd: 'failed' } }]]);
});

it('explains to someone without a company what to do, and lets them sign out', async () => {
  stubNetwork({ 'GET /env.json': publicEnv });
  const loadProfile = jest.fn(async () => profileFrom({ sub: '8', email: 'new@brokered.example' }));
  const auth = fakeAuth({ loadProfile });
  show(auth);
  expect(await screen.findByText(/You are signed in as new@brokered.example/)).toBeVisible();
  expect(screen.getByText(/Ask an administrator of your company to add you/)).toBeVisible();
  expect(screen.getByText('Could not determine projectId from profile or tokens')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    publicEnv.links.support,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(auth.leave).toHaveBeenCalledWith('/logout/');
});

it('admits someone whom an administrator has added meanwhile', async () => {
  stubNetwork(answers);
  const noCompany = () => Promise.reject(new NoProjectError('No project', 'anna@example.test'));
  show(fakeAuth({ loadProfile: jest.fn(async () => anna).mockImplementationOnce(noCompany) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Anna Berger/ })).toBeVisible();
});

it('shows the same if the project of the profile does not know the person', async () => {
  stubNetwork({ [privileges]: 404, [users]: 404 });
  show(fakeAuth());
  expect(await screen.findByText(/You are signed in as anna@example.test/)).toBeVisible();
  expect(screen.getByText('The project 42 does not know this address')).toBeVisible();
});

it('explains why a profile cannot be used, and lets the person sign out', async () => {
  stubNetwork({});
  const auth = fakeAuth({
    loadProfile: () => Promise.reject(new ProfileError('Failed to load profile: 500')),
  });
  show(auth);
  expect(await screen.findByText('Failed to load profile: 500')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(auth.leave).toHaveBeenCalledWith('/logout/');
});

describe('an unusable profile', () => {
  const unusable = () => Promise.reject(new ProfileError('Failed to load profile: 503'));

  it('is requested again after a minute, since the cause may be gone', async () => {
    jest.useFakeTimers();
    stubNetwork(answers);
    show(fakeAuth({ loadProfile: jest.fn(async () => anna).mockImplementationOnce(unusable) }));
    await act(() => jest.advanceTimersByTimeAsync(providerRetryMs - 1));
    expect(screen.getByText('Failed to load profile: 503')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: /Anna Berger/ })).toBeVisible();
  });

  it('ends the provider’s session when the person is inactive', async () => {
    jest.useFakeTimers();
    stubNetwork({});
    const auth = fakeAuth({ loadProfile: unusable });
    show(auth);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(() => jest.advanceTimersByTimeAsync(inactivityLimitMs - 1_000));
    expect(auth.endSession).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(auth.endSession).toHaveBeenCalledTimes(1);
    expect(auth.leave).toHaveBeenCalledWith('/logout/');
  });
});

it('explains what to do when the browser has no space for the state of a sign-in', async () => {
  stubNetwork({});
  show(fakeAuth({ restore: () => Promise.reject(new StorageFullError('full')) }));
  expect(await screen.findByText('Your browser has no room for the sign-in')).toBeInTheDocument();
  expect(screen.getByText(/use a private window/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(navigate).not.toHaveBeenCalled();
});

describe('role and privileges', () => {
  it('are assumed after a reload when they are unavailable', async () => {
    stubNetwork({ [profile]: answers[profile], [privileges]: 500, [users]: 500 });
    show(fakeAuth(), { afterReload: true });
    expect(await screen.findByRole('heading', { name: 'Anna Berger, Admin, may manage' })).toBeVisible();
  });

  it('are waited for no longer than 1.5 s after a reload', async () => {
    jest.useFakeTimers();
    stubNetwork({ ...answers, [privileges]: () => new Promise<Response>(() => undefined) });
    show(fakeAuth(), { afterReload: true });
    await act(() => jest.advanceTimersByTimeAsync(maxLoadingMs - 1));
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: /Anna Berger, Admin/ })).toBeVisible();
  });

  it('otherwise permit nothing when they are unavailable', async () => {
    stubNetwork({ [profile]: answers[profile], [privileges]: 500, [users]: 500 });
    show();
    expect(await screen.findByRole('heading', { name: 'Anna Berger, User' })).toBeVisible();
  });

  it('are requested again every five minutes, bypassing every cache, and applied immediately', async () => {
    jest.useFakeTimers();
    let mode = 'OPEN';
    const { to } = stubNetwork({ ...answers, [privileges]: () => ({ privileges: { AppMode: mode } }) });
    show();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('guided')).not.toBeInTheDocument();
    mode = 'GUIDED';
    await act(() => jest.advanceTimersByTimeAsync(permissionsIntervalMs));
    expect(screen.getByText('guided')).toBeInTheDocument();
    const [first, second] = to(privileges).map(({ headers }) => headers.get('Cache-Control'));
    expect([first, second]).toEqual([null, 'no-cache']);
  });

  it('end guided mode once the first run is complete on this device', async () => {
    markFirstRunComplete(anna);
    stubNetwork({ ...answers, [privileges]: { privileges: { AppMode: 'GUIDED' } } });
    show();
    await screen.findByRole('heading', { name: new RegExp(anna.name) });
    expect(screen.queryByText('guided')).not.toBeInTheDocument();
  });
});
