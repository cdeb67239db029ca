import { newDevice } from '../../../tests/support/web/device';
import { anna } from '../../../tests/support/web/fake-auth';
import type { SavedAnswer, SavedState } from './saved-state';

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

/** As another page of the app finds the device. */
async function openPage() {
  jest.resetModules();
  return import('./state-database');
}

beforeEach(newDevice);

it.each([
  [23, [countries]],
  [25, []],
])('value lists of %i hours ago', async (hours, found) => {
  const page = await openPage();
  await page.save(state, [], [countries]);
  await expect(page.readLists(at + hours * hour)).resolves.toEqual(found);
});

describe('what was saved before', () => {
  const privileges: SavedAnswer = {
    ...countries,
    cacheKey: 'getPrivileges(42)',
    endpointName: 'getPrivileges',
  };
  const next = { ...state, timestamp: at + hour, sessionInfo: { since: at + hour, lastSignOut: null } };

  it.each<[string, SavedState, SavedAnswer[]]>([
    ['goes on in another tab of the session', { ...next, timestamp: at + hour / 4 }, [privileges]],
    ['goes on in a tab that was off line for long', { ...state, timestamp: at + hour }, [privileges]],
    ['is forgotten by a session that begins half an hour later', { ...next, timestamp: at + hour / 2 }, []],
    [
      'is forgotten by a session that begins after a sign-out',
      { ...next, timestamp: at + 1, sessionInfo: { since: at + 1, lastSignOut: 'mark' } },
      [],
    ],
  ])('%s', async (_case, now, found) => {
    const page = await openPage();
    await page.save(state, [privileges], []);
    await page.save(now, [], []);
    await expect(page.readSaved()).resolves.toEqual({ state: now, answers: found });
  });
});

it('does without a database that never opens', async () => {
  // A database that is being deleted cannot be opened, and it is not deleted while somebody has it open.
  const opening = indexedDB.open('app-state', 1);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  indexedDB.deleteDatabase('app-state');
  const page = await openPage();
  await expect(page.readSaved()).rejects.toThrow();

  opening.result.close();
  await page.save(state, [], []);
  await expect(page.readSaved()).resolves.toEqual({ state, answers: [] });
});
