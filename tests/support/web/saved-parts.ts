import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { createTab } from '../../../src/app/start-up/tab';
import type { AppStore } from '../../../src/app/store/create-store';
import { customerRequestsApi } from '../../../src/domain/requests/customer-requests-api';
import { assessmentApi } from '../../../src/features/self-assessment/api';
import type { SavedAnswer } from '../../../src/lib/api/saved-answer';
import type { Auth } from '../../../src/lib/auth/auth';
import { anna, fakeAuth } from './fake-auth';
import { openedStores } from './opened-stores';
import { publicEnv } from './public-env';
import { stubNetwork } from './stub-network';
import { testRequest } from './test-request';
import { testSegment } from './test-segment';

export const list = (...data: object[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
export const request = testRequest({ LinkingId: 'a', Status: 'invited' });
export const answers = {
  'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } },
  'GET /api/user-management/project/42/users': {
    data: [{ email: anna.email, role: 'Admin', isMainUser: true }],
  },
  'GET /api/company-profile/42': { data: { CompanyData: { Name: 'Alpenguss' } } },
  'GET /api/customer-requests/project/42': list(request),
  'GET /api/business-segments/project/42': list(testSegment()),
};

export const leavePage = () => void window.dispatchEvent(new Event('pagehide'));

/** What is on the device after a page that was left has written. */
export async function keptAnswers(): Promise<SavedAnswer[]> {
  const database = await openDB('saved-answers', 1);
  const kept = (await database.getAll('answers')) as SavedAnswer[];
  database.close();
  return kept;
}

export async function expectKept(...endpoints: string[]): Promise<SavedAnswer[]> {
  const kept = await waitFor(async () => {
    const found = await keptAnswers();
    expect(found.map(({ endpointName }) => endpointName)).toEqual(expect.arrayContaining(endpoints));
    return found;
  });
  return kept;
}

export interface KeptSession extends Record<string, unknown> {
  data: { customerRequests?: { Status: string }[]; businessSegments?: object[]; valueLists: object };
}

export const keptText = () => window.localStorage.getItem('persist:session');
export const keptSession = () => JSON.parse(keptText() ?? 'null') as KeptSession;

export const requestsIn = (store: AppStore) =>
  customerRequestsApi.endpoints.getCustomerRequests.select(42)(store.getState()).data;

/** Fills the storage with foreign values except for this many characters. */
export function fill(left = 0): void {
  const room = 'r'.repeat(left);
  if (left > 0) window.localStorage.setItem('room', room);
  for (let size = 2 ** 22, part = 0; size >= 1; part += 1) {
    try {
      window.localStorage.setItem(`other-${part}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  window.localStorage.removeItem('room');
}

/** For a test file: opens pages, whose stores are signed out after each test. */
export function savedPages() {
  const opened = openedStores();

  function openPage(auth: Auth = fakeAuth(), { afterReload = true } = {}): AppStore {
    const { store, startUp } = createTab(auth, { afterReload }, async () => publicEnv);
    void startUp.start();
    return opened(store);
  }

  /** A page that has started and shows requests and segments. */
  async function openLoadedPage(auth?: Auth, options?: { afterReload: boolean }): Promise<AppStore> {
    const store = openPage(auth, options);
    await waitFor(() => expect(store.getState().startUp.phase).toBe('ready'));
    await store.dispatch(customerRequestsApi.endpoints.getCustomerRequests.initiate(42));
    await store.dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(42));
    return store;
  }

  /** Another page of this browser, which reaches neither the provider nor the server. */
  async function openWithoutNetwork(): Promise<AppStore> {
    stubNetwork({});
    const store = openPage(fakeAuth({ restore: () => new Promise<never>(() => undefined) }));
    await waitFor(() => expect(store.getState().startUp.phase).toBe('login'));
    return store;
  }

  return { openPage, openLoadedPage, openWithoutNetwork };
}
