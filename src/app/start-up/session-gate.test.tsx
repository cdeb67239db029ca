import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import { answers, privileges, profile, show, users } from '../../../tests/support/web/session-gate';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { markFirstRunComplete } from '../../lib/session/first-run';
import { markSignOut } from '../../lib/session/sign-out-marker';
import { maxLoadingMs, permissionsIntervalMs } from './start-up';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

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
