import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import { answers, privileges, show, users } from '../../../tests/support/web/session-gate';
import { publicEnv } from '../../../tests/support/web/public-env';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { inactivityLimitMs } from '../../lib/session/activity-mark';
import {
  NoProjectError,
  StorageFullError,
  ProfileError,
  ProviderUnavailableError,
  SignInFailedError,
  WrongProviderError,
} from '../../lib/auth/auth-errors';
import { profileFrom } from '../../lib/auth/read-profile';
import { providerRetryMs } from './start-up';

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
