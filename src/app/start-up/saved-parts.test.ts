import { waitFor } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { newDevice } from '../../../tests/support/web/device';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import {
  answers,
  expectKept,
  fill,
  keptAnswers,
  keptSession,
  keptText,
  leavePage,
  list,
  request,
  requestsIn,
  savedPages,
} from '../../../tests/support/web/saved-parts';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testSegment } from '../../../tests/support/web/test-segment';
import { assessmentApi } from '../../features/self-assessment/api';
import { respond } from '../../features/requests/edits';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { projectApi } from '../../domain/company/project-api';
import { valueListsApi } from '../../lib/api/value-lists-api';
import { editMade } from '../../lib/outbox/actions';
import type { SavedAnswer } from '../../lib/api/saved-answer';
import { announceSignOut } from '../../lib/session/sign-out-event';

// A busy machine opens a database late. What never opens still fails.
jest.mock('../../lib/persistence/open-timeout', () => ({ openTimeoutMs: 30_000 }));

const { openPage, openLoadedPage, openWithoutNetwork } = savedPages();
const berta = { ...anna, id: '8', name: 'Berta Weiss', firstName: 'Berta', email: 'b@example.test' };
const never = () => new Promise<never>(() => undefined);
const fields = [
  'apiHealth',
  'authInfo',
  'cacheVersion',
  'data',
  'initialized',
  'projectId',
  'sessionInfo',
  'timestamp',
];

const countries = valueListsApi.endpoints.getValueList;

beforeAll(newDevice);
beforeEach(async () => {
  await Promise.all([deleteDB('saved-answers'), deleteDB('outbox')]);
  stubNetwork(answers);
});
afterEach(() => jest.restoreAllMocks());

it('the session is in localStorage in its specified shape, without a token', async () => {
  await openLoadedPage();
  leavePage();
  const session = keptSession();
  expect(Object.keys(session).sort()).toEqual(fields);
  expect(session).toMatchObject({
    initialized: true,
    projectId: 42,
    cacheVersion: '2.0',
    authInfo: { profile: anna },
    apiHealth: { reachable: true },
    data: { customerRequests: [request], businessSegments: [testSegment()], valueLists: {} },
  });
  expect(keptText()).not.toContain('access-');
});

it('the session is not written again for an answer it does not hold, until its time is old', async () => {
  const store = await openLoadedPage();
  leavePage();
  const timestamp = keptSession()['timestamp'] as number;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(timestamp + 1_000);
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const sessionWrites = () => setItem.mock.calls.filter(([key]) => key === 'persist:session').length;
  const loadUsers = () => store.dispatch(projectApi.endpoints.getUsers.initiate(42, { forceRefetch: true }));
  await loadUsers();
  leavePage();
  await waitFor(async () =>
    expect(await keptAnswers()).toContainEqual(
      expect.objectContaining({ endpointName: 'getUsers', at: timestamp + 1_000 }),
    ),
  );
  expect(sessionWrites()).toBe(0);
  clock.mockReturnValue(timestamp + 60_000);
  await loadUsers();
  leavePage();
  expect(keptSession()['timestamp']).toBe(timestamp + 60_000);
});

it('lists that arrive one after another are written to localStorage together', async () => {
  const store = await openLoadedPage();
  leavePage();
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const renewed = [{ ...request, Status: 'accepted' }, testSegment({ sectorCode: 'STEEL' })] as const;
  stubNetwork({
    ...answers,
    'GET /api/customer-requests/project/42': list(renewed[0]),
    'GET /api/business-segments/project/42': list(renewed[1]),
  });
  await store.dispatch(
    customerRequestsApi.endpoints.getCustomerRequests.initiate(42, { forceRefetch: true }),
  );
  await waitFor(async () => expect(JSON.stringify(await keptAnswers())).toContain('accepted'));
  await store.dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(42, { forceRefetch: true }));
  leavePage();
  expect(setItem.mock.calls.filter(([key]) => key === 'persist:session')).toHaveLength(1);
  expect(keptSession().data).toMatchObject({
    customerRequests: [renewed[0]],
    businessSegments: [renewed[1]],
  });
});

it('a list too long for localStorage is stored with the answers only', async () => {
  const long = { ...request, Message: 'x'.repeat(1_500_000) };
  stubNetwork({ ...answers, 'GET /api/customer-requests/project/42': list(long) });
  await openLoadedPage();
  leavePage();
  expect(Object.keys(keptSession().data).sort()).toEqual(['businessSegments', 'valueLists']);
  await expectKept('getCustomerRequests');
  expect(requestsIn(await openWithoutNetwork())).toEqual([long]);
});

describe('a localStorage', () => {
  it('full of foreign values does not keep the page from starting', async () => {
    fill();
    const store = await openLoadedPage();
    leavePage();
    await expectKept('getCustomerRequests');
    expect(keptText()).toBeNull();
    expect(store.getState().savedState.unavailable).toEqual(['session']);
    const next = await openWithoutNetwork();
    expect(next.getState().session.profile).toEqual(anna);
    expect(requestsIn(next)).toEqual([request]);
  });

  it('with little space keeps the session without its lists', async () => {
    fill(1_000);
    const store = await openLoadedPage();
    leavePage();
    expect(keptSession()).toMatchObject({ authInfo: { profile: anna }, data: { valueLists: {} } });
    expect(keptSession().data.customerRequests).toBeUndefined();
    expect(store.getState().savedState.unavailable).toEqual([]);
  });

  it('that has no space left does not keep an earlier session either', async () => {
    await openLoadedPage();
    leavePage();
    await expectKept('getCustomerRequests');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No space is left.', 'QuotaExceededError');
    });
    const store = openPage(fakeAuth({ loadProfile: async () => berta }));
    await waitFor(() => expect(store.getState().session.profile).toEqual(berta));
    leavePage();
    await waitFor(() => expect(keptText()).toBeNull());
    setItem.mockRestore();
  });

  it('that is blocked does not keep the page from starting', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await openLoadedPage();
    leavePage();
    await expectKept('getCustomerRequests', 'getBusinessSegments');
    expect((await openWithoutNetwork()).getState().session.profile).toEqual(anna);
  });
});

it('without IndexedDB the lists of the session are shown', async () => {
  await openLoadedPage();
  leavePage();
  await expectKept('getCustomerRequests');
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.resetModules();
  const store = await openWithoutNetwork();
  expect(requestsIn(store)).toEqual([request]);
});

it('a value list keeps its age across a reload', async () => {
  stubNetwork({ ...answers, 'GET /api/app-countries': list({ id: 1 }) });
  const store = await openLoadedPage();
  await store.dispatch(countries.initiate('app-countries'));
  const { fulfilledTimeStamp } = countries.select('app-countries')(store.getState());
  leavePage();
  expect(keptSession().data.valueLists).toEqual({ 'app-countries': [{ id: 1 }] });
  await waitFor(async () => {
    const database = await openDB('saved-answers', 1);
    const count = await database.count('lists');
    database.close();
    expect(count).toBe(1);
  });
  const next = await openWithoutNetwork();
  expect(countries.select('app-countries')(next.getState()).fulfilledTimeStamp).toBe(fulfilledTimeStamp);
});

it('answers of another person than the session’s are not shown with it', async () => {
  await openLoadedPage();
  leavePage();
  await expectKept('getCompanyProfile');
  const session = keptSession();
  window.localStorage.setItem(
    'persist:session',
    JSON.stringify({ ...session, authInfo: { profile: berta }, data: { valueLists: {} } }),
  );
  const store = await openWithoutNetwork();
  expect(store.getState().session.profile).toEqual(berta);
  expect(requestsIn(store)).toBeUndefined();
  expect(projectApi.endpoints.getCompanyProfile.select(42)(store.getState()).data).toBeUndefined();
});

it('after a reload only the answers that have changed are written', async () => {
  await openLoadedPage();
  leavePage();
  await expectKept('getCustomerRequests', 'getBusinessSegments', 'getUsers');
  const store = await openWithoutNetwork();
  stubNetwork(answers);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  await store.dispatch(
    customerRequestsApi.endpoints.getCustomerRequests.initiate(42, { forceRefetch: true }),
  );
  leavePage();
  await waitFor(() => expect(put).toHaveBeenCalled());
  await keptAnswers();
  const written = put.mock.calls.map(([value]) => (value as SavedAnswer).endpointName).filter(Boolean);
  // A slow machine may write it twice, before and after the answer's last bookkeeping.
  expect(new Set(written)).toEqual(new Set(['getCustomerRequests']));
});

it('the server’s data is stored without an edit that the server does not have yet', async () => {
  stubNetwork({ ...answers, 'POST /api/customer-requests/project/42/respond': never });
  const store = await openLoadedPage();
  const arg = { projectId: 42, linkingId: 'a', customer: 'Nordwerk', action: 'ACCEPT' };
  store.dispatch(editMade({ name: respond.name, arg: { ...arg, at: '2026-11-20T10:00:00Z' } }));
  await waitFor(() => expect(requestsIn(store)).not.toEqual([request]));
  leavePage();
  expect(keptSession().data.customerRequests).toEqual([request]);
  const kept = await expectKept('getCustomerRequests');
  expect(kept.find(({ endpointName }) => endpointName === 'getCustomerRequests')?.data).toEqual([request]);
});

describe('two tabs', () => {
  it('of one person that write at the same time lose nothing of each other', async () => {
    const [one, other] = [openPage(), openPage(fakeAuth(), { afterReload: false })];
    for (const { getState } of [one, other]) {
      await waitFor(() => expect(getState().startUp.phase).toBe('ready'));
    }
    await one.dispatch(customerRequestsApi.endpoints.getCustomerRequests.initiate(42));
    await other.dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(42));
    leavePage();
    await expectKept('getCustomerRequests', 'getBusinessSegments');
    const third = await openWithoutNetwork();
    expect(requestsIn(third)).toEqual([request]);
    expect(assessmentApi.endpoints.getBusinessSegments.select(42)(third.getState()).data).toHaveLength(1);
  });

  it('of two people: the one that slept through a sign-out writes nothing', async () => {
    await openLoadedPage();
    leavePage();
    await expectKept('getCustomerRequests');
    announceSignOut();
    const bertas = openPage(fakeAuth({ loadProfile: async () => berta }), { afterReload: false });
    await waitFor(() => expect(bertas.getState().startUp.phase).toBe('ready'));
    leavePage();
    expect(keptSession()['authInfo']).toMatchObject({ profile: berta });
    expect(keptSession().data.customerRequests).toBeUndefined();
    // What it had written before the sign-out goes as well.
    await waitFor(async () => {
      const kept = (await keptAnswers()).map(({ endpointName }) => endpointName);
      expect(kept).toContain('getUsers');
      expect(kept).not.toContain('getCustomerRequests');
    });
  });
});

it('a session that starts again in the same page is saved again', async () => {
  const auth = fakeAuth();
  const store = await openLoadedPage(auth);
  leavePage();
  auth.forget();
  await waitFor(async () => expect(await keptAnswers()).toEqual([]));
  expect(keptText()).toBeNull();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
  leavePage();
  expect(keptSession()).toMatchObject({ authInfo: { profile: anna } });
  await expectKept('getUsers', 'getPrivileges');
});
