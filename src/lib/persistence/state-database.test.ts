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
