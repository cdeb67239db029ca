import { waitFor } from '@testing-library/react';
import { newDevice } from '../../../tests/support/web/device';
import { anna } from '../../../tests/support/web/fake-auth';
import type { SavedAnswer } from '../api/saved-answer';
import type { SavedState } from './saved-state';

const hour = 60 * 60_000;
const at = Date.UTC(2026, 10, 20);
const countries: SavedAnswer = {
  cacheKey: 'getValueList("app-countries")',
  endpointName: 'getValueList',
  originalArgs: 'app-countries',
  data: [],
  at,
  tags: [],
};
const state: SavedState = {
  timestamp: at,
  initialized: true,
  projectId: anna.projectId,
  cacheVersion: '2.0',
  sessionInfo: { since: at, lastSignOut: null },
  authInfo: { profile: anna, until: at + hour },
  apiHealth: { reachable: true },
};

const nothing = { all: [], changed: [] };

/** The device as another page of the app finds it. */
async function openPage() {
  jest.resetModules();
  return import('./state-database');
}

beforeEach(newDevice);

describe('what was saved before', () => {
  const privileges: SavedAnswer = {
    ...countries,
    cacheKey: 'getPrivileges(42)',
    endpointName: 'getPrivileges',
  };
  const next = { ...state, timestamp: at + hour, sessionInfo: { since: at + hour, lastSignOut: null } };

  it.each<[string, SavedState, SavedAnswer[]]>([
    ['is used in another tab of the session', { ...next, timestamp: at + hour / 4 }, [privileges]],
    ['is used in a tab that was offline for long', { ...state, timestamp: at + hour }, [privileges]],
    ['is removed by a session that starts half an hour later', { ...next, timestamp: at + hour / 2 }, []],
    [
      'is removed by a session that starts after a sign-out',
      { ...next, timestamp: at + 1, sessionInfo: { since: at + 1, lastSignOut: 'mark' } },
      [],
    ],
  ])('%s', async (_case, now, found) => {
    const page = await openPage();
    await page.save(state, { all: [privileges], changed: [privileges] }, [countries]);
    await page.save(now, nothing, []);
    await expect(page.readSaved()).resolves.toEqual({ state: now, answers: found, lists: [countries] });
  });
});

it('works without a database that never opens', async () => {
  // A database pending deletion cannot be opened, and it is not deleted while a connection is open.
  const opening = indexedDB.open('saved-answers', 1);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  indexedDB.deleteDatabase('saved-answers');
  const page = await openPage();
  await expect(page.readAnswer('getPrivileges(42)', anna)).rejects.toThrow('does not open');

  opening.result.close();
  await page.save(state, nothing, []);
  await expect(page.readSaved()).resolves.toEqual({ state, answers: [], lists: [] });
});

it('blocks no other page while the browser keeps this one for going back', async () => {
  const page = await openPage();
  await page.save(state, nothing, [countries]);
  const read = page.readSaved();
  const saved = page.save({ ...state, timestamp: at + 1 }, nothing, []);
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  await expect(saved).rejects.toThrow();
  const other = await openPage();
  await other.save({ ...state, timestamp: at + 2 }, nothing, []);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect(read).resolves.toMatchObject({ state: { timestamp: at + 2 }, lists: [countries] });
});

it('removes what former versions of the app have left on the device', async () => {
  const former = indexedDB.open('app-state', 1);
  former.onupgradeneeded = () => former.result.createObjectStore('answers');
  await new Promise((resolve) => former.addEventListener('success', resolve));
  former.result.close();
  const page = await openPage();
  await page.readSaved();
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await waitFor(async () => expect(await names()).toEqual(['saved-answers']));
});
