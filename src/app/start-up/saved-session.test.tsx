import { act, screen, waitFor } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { newDevice } from '../../../tests/support/web/device';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import {
  admin,
  answers,
  changeSession,
  drawnUnsent,
  savedAnswers,
  savedSessions,
  savedText,
} from '../../../tests/support/web/saved-session';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { ProviderUnavailableError } from '../../lib/auth/auth-errors';
import { projectApi } from '../../domain/company/project-api';
import type { OutboxEntry } from '../../lib/outbox/entry';
import { pendingWrites } from '../../lib/outbox/pending-writes';
import { savedStateLifetimeMs, type Discarded } from '../../lib/persistence/saved-state';
import { forgetSaved, wasRepaired } from '../../lib/persistence/state-database';
import { announceSignOut } from '../../lib/session/sign-out-event';
import { markSignOut } from '../../lib/session/sign-out-marker';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: () => navigate() as unknown }));
// A busy machine opens a database late. What never opens still fails.
jest.mock('../../lib/timing/with-timeout', () => ({
  withTimeout: <Result,>(promise: Promise<Result>) => promise,
}));
jest.mock('../../lib/persistence/open-timeout', () => ({ openTimeoutMs: 30_000 }));

const away = () => Promise.reject(new ProviderUnavailableError('away'));
const never = () => new Promise<never>(() => undefined);

/** An edit that an earlier page had no time to write to the device. */
const leftBehind: OutboxEntry = {
  id: 'left',
  owner: '42/7',
  edit: 'unknown',
  area: 'selfAssessment',
  subject: 'answer',
  needs: [],
  arg: {},
  key: 'key',
  place: 1,
  createdAt: 1,
  attempts: 0,
  state: 'waiting',
};

const { open, leavePage } = savedSessions();
const shown = () => screen.findByRole('heading', { name: 'Anna Berger, Admin, main user' });
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

beforeAll(newDevice);
beforeEach(async () => {
  navigate.mockReset();
  await deleteDB('saved-answers');
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/overview/');
});
afterEach(() => jest.restoreAllMocks());

describe('after a reload', () => {
  it('the last known state is shown before the provider has responded', async () => {
    await leavePage();
    stubNetwork({});
    const store = open(fakeAuth({ restore: never }));
    expect(await shown()).toBeVisible();
    expect(store.getState().startUp.times.map(({ phase }) => phase)).toEqual(['cached', 'login']);
  });

  it('unsent edits are known from the first moment', async () => {
    await leavePage();
    pendingWrites.note(leftBehind);
    stubNetwork(answers);
    drawnUnsent.length = 0;
    open(fakeAuth());
    await shown();
    expect(drawnUnsent[0]).toBe(1);
  });

  it('a device that never reports its unsent edits does not block the page', async () => {
    await leavePage();
    stubNetwork(answers);
    const really = indexedDB.open.bind(indexedDB);
    jest
      .spyOn(indexedDB, 'open')
      .mockImplementation((name, version) =>
        name === 'outbox' ? new IDBOpenDBRequest() : really(name, version),
      );
    open(fakeAuth());
    expect(await screen.findByRole('heading', {}, { timeout: 5_000 })).toBeVisible();
    expect(drawnUnsent.at(-1)).toBe(0);
  });

  it('it is confirmed and fetched again', async () => {
    await leavePage();
    const { to } = stubNetwork({
      ...answers,
      'GET /api/user-management/project/42/users': { data: [{ ...admin, role: 'User', isMainUser: false }] },
    });
    const store = open(fakeAuth());
    expect(await screen.findByRole('heading', { name: 'Anna Berger, User' })).toBeVisible();
    expect(to('GET /api/company-profile/42/privileges')).toHaveLength(1);
    await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
    expect(store.getState().session.cached).toBe(false);
  });

  it.each([
    '/overview/?token=t',
    '/overview/?invitation=t',
    '/overview/?code=c',
    '/overview/#state=s&code=c',
  ])('nothing is restored when the address comes from a sign-in or an invitation: %s', async (address) => {
    await leavePage();
    stubNetwork({});
    window.history.replaceState(null, '', address);
    const store = open(fakeAuth({ restore: never }));
    await waitFor(() => expect(store.getState().startUp.phase).toBe('login'));
    expect(store.getState().startUp.times.map(({ phase }) => phase)).toEqual(['login']);
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('in a new tab, a different person who is signed in removes it', async () => {
    await leavePage();
    stubNetwork({});
    const berta = { ...anna, id: '8', name: 'Berta', firstName: 'Berta', email: 'b@example.test' };
    const store = open(fakeAuth({ loadProfile: async () => berta }), { afterReload: false });
    expect(await screen.findByRole('heading', { name: /^Berta/ })).toBeVisible();
    await waitFor(async () => expect(await savedAnswers()).toBe(0));
    await waitFor(() => expect(savedText()).toContain('Berta'));
    expect(savedText() + JSON.stringify(store.getState())).not.toMatch(/anna@|Alpenguss/i);
  });

  it('a different person who is signed in sees nothing of it', async () => {
    await leavePage();
    const berta = {
      ...anna,
      id: '8',
      name: 'Berta',
      firstName: 'Berta',
      email: 'b@example.test',
      projectId: 43,
    };
    stubNetwork({});
    const store = open(fakeAuth({ loadProfile: async () => berta }));
    expect(await screen.findByRole('heading', { name: /^Berta/ })).toBeVisible();
    await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
    expect(JSON.stringify(store.getState())).not.toMatch(/anna|Alpenguss/i);
    await waitFor(async () => expect(await savedAnswers()).toBe(0));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('offline', () => {
  it('a new tab shows the last known state, and continues when the network is back', async () => {
    await leavePage();
    stubNetwork(answers);
    const restore = jest.fn(async () => true).mockImplementationOnce(away);
    const store = open(fakeAuth({ restore }), { afterReload: false });
    expect(await shown()).toBeVisible();
    expect(store.getState().session.cached).toBe(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
    expect(store.getState().session.cached).toBe(false);
    expect(await shown()).toBeVisible();
  });

  it.each<[string, Discarded, () => unknown]>([
    ['it is half an hour old', 'age', () => later(savedStateLifetimeMs)],
    ['the clock was set back', 'age', () => later(-60_000)],
    ['someone has signed out since', 'signedOut', () => announceSignOut()],
    [
      'it is of version 1.0',
      'version',
      () => changeSession((session) => ({ ...session, cacheVersion: '1.0' })),
    ],
    [
      'it is of version 2.1',
      'version',
      () => changeSession((session) => ({ ...session, cacheVersion: '2.1' })),
    ],
    [
      'it is broken',
      'broken',
      () => changeSession(({ cacheVersion }) => ({ cacheVersion, authInfo: 'anna' })),
    ],
    [
      'it is truncated',
      'broken',
      () => window.localStorage.setItem('persist:session', savedText().slice(0, savedText().length / 2)),
    ],
    ['it is a list', 'version', () => changeSession((session) => [session])],
    ['its lists are a list', 'broken', () => changeSession((session) => ({ ...session, data: [] }))],
    ['its person is a list', 'broken', () => changeSession((session) => ({ ...session, authInfo: [anna] }))],
    [
      'one of its lists is not a list',
      'broken',
      () => changeSession((session) => ({ ...session, data: { valueLists: {}, customerRequests: {} } })),
    ],
  ])('nothing is shown, and it is removed, when %s', async (_case, reason, happens) => {
    await leavePage();
    if (_case.includes('old')) window.localStorage.removeItem('lastActivity');
    await happens();
    stubNetwork({});
    const store = open(fakeAuth({ restore: away }), { afterReload: false });
    expect(await screen.findByText('Sign-in is not available right now')).toBeVisible();
    await waitFor(() => expect(store.getState().savedState.discarded).toBe(reason));
    await waitFor(async () => expect(await savedAnswers()).toBe(0));
    expect(savedText()).toBe('');
  });
});

describe('the state saved by one tab is not lost', () => {
  it('with a tab that signed out earlier, when the network is back', async () => {
    await leavePage();
    markSignOut({ reason: 'cross_tab', incomplete: false });
    const store = open(fakeAuth(), { afterReload: false });
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await savedAnswers()).toBe(3);
  });

  it('with a tab that slept through a sign-out and the next sign-in', async () => {
    stubNetwork(answers);
    const asleep = fakeAuth();
    const { getState } = open(asleep);
    await waitFor(() => expect(getState().startUp.phase).toBe('ready'));
    announceSignOut();
    await forgetSaved();
    await leavePage();
    act(() => asleep.forget());
    expect(getState().session.status).toBe('signedOut');
    expect(await savedAnswers()).toBe(3);
  });
});

it('a database of a newer version is recreated', async () => {
  (await openDB('saved-answers', 9)).close();
  await leavePage();
  expect(wasRepaired()).toBe(true);
  expect(await savedAnswers()).toBeGreaterThan(0);
});

it('what did not fit is saved with the next answer', async () => {
  stubNetwork(answers);
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left.', 'QuotaExceededError');
  });
  const store = open(fakeAuth());
  await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
  await waitFor(() => expect(store.getState().savedState.unavailable).toEqual(['answers']));
  full.mockRestore();
  store.dispatch(projectApi.util.invalidateTags(['Users']));
  await waitFor(async () => expect(await savedAnswers()).toBe(3));
});

it('what is still being read during a sign-out is not shown', async () => {
  await leavePage();
  stubNetwork(answers);
  const store = open(fakeAuth());
  const statuses = new Set<string>();
  store.subscribe(() => statuses.add(store.getState().session.status));
  markSignOut({ reason: 'user_initiated', incomplete: false });
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  expect([...statuses]).not.toContain('signedIn');
});

it('signing out removes everything', async () => {
  await leavePage();
  stubNetwork(answers);
  const auth = fakeAuth();
  open(auth);
  await shown();
  act(() => auth.forget());
  await waitFor(async () => expect(await savedAnswers()).toBe(0));
  expect(savedText()).toBe('');
});
