import { openedStores } from '../../../tests/support/web/opened-stores';
import { screenStore } from '../../../tests/support/web/api-store';
import { newDevice } from '../../../tests/support/web/device';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { countReloads, threeReloads } from '../../../tests/support/web/three-reloads';
import { customerRequestsApi } from '../../domain/requests/customer-requests-api';
import { editMade } from '../../lib/outbox/actions';
import { findEdit } from '../../lib/outbox/edit';
import { withhold } from '../../domain/requests/withhold';
import { respond } from './edits';

const request = testRequest({ LinkingId: 'a', Status: 'invited' });
const requestsCall = 'GET /api/customer-requests/project/42';
const respondCall = 'POST /api/customer-requests/project/42/respond';
const withholdCall = 'PUT /api/customer-requests/project/42/a/visibility';
const about = { projectId: 42, linkingId: 'a', customer: 'Nordwerk' };

const opened = openedStores();

beforeEach(() => {
  newDevice();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Storage takes many event-loop turns, but no fake time. */
async function sent() {
  for (let turn = 0; turn < 200; turn += 1) await pass(0);
}

async function open() {
  const { to } = stubNetwork({
    [requestsCall]: { data: [request], meta: { pagination: { pageCount: 1 } } },
    [respondCall]: { data: { ...request, Status: 'accepted' } },
    [withholdCall]: { data: request },
  });
  const store = opened(screenStore());
  void store.dispatch(customerRequestsApi.endpoints.getCustomerRequests.initiate(42));
  await sent();
  return { to, store, loads: () => to(requestsCall).length };
}

it.each(['ACCEPT', 'DECLINE'] as const)(
  '%s reloads the requests three times after its response',
  async (action) => {
    const { to, store, loads } = await open();
    store.dispatch(editMade({ name: respond.name, arg: { ...about, action, at: '2026-11-20T10:00:00Z' } }));
    await sent();
    expect(to(respondCall)).toHaveLength(1);
    expect(await countReloads(loads)).toEqual(threeReloads);
  },
);

it('does so, too, when the answer was given offline and is sent later', async () => {
  const { to, store, loads } = await open();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const arg = { ...about, action: 'ACCEPT', at: '2026-11-20T10:00:00Z' };
  store.dispatch(editMade({ name: respond.name, arg }));
  expect(await countReloads(loads)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(to(respondCall)).toHaveLength(0);
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await sent();
  expect(to(respondCall)).toHaveLength(1);
  expect(await countReloads(loads)).toEqual(threeReloads);
});

it('reloads nothing if the person is offline by then', async () => {
  const { store, loads } = await open();
  store.dispatch(
    editMade({ name: respond.name, arg: { ...about, action: 'ACCEPT', at: '2026-11-20T10:00:00Z' } }),
  );
  await sent();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await countReloads(loads)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('reloads once after any other edit', async () => {
  const { to, store, loads } = await open();
  store.dispatch(editMade({ name: withhold.name, arg: { ...about, withheld: ['plans'], version: 1 } }));
  await sent();
  expect(to(withholdCall)).toHaveLength(1);
  expect(loads()).toBe(2);
  expect(await countReloads(loads)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it.each(['invited', 'Accepted', 'declined'])('compares with "%s" in the reader’s language', (Status) => {
  const differences = findEdit(respond.name)?.compare?.(
    { ...about, action: 'ACCEPT' },
    { ...request, Status },
  );
  expect(differences).toMatchObject([
    { mine: { key: 'value.accepted' }, theirs: { key: `value.${Status.toLowerCase()}` } },
  ]);
});

it('compares shared answers by the names of their sections', () => {
  const differences = findEdit(withhold.name)?.compare?.(
    {
      ...{ ...about, withheld: [], version: 1 },
      sharedAnswers: ['governance', 'logistics'],
      sections: { governance: 'Reporting', logistics: 'Transport' },
    },
    { ...request, withheld: [], sharedAnswers: [] },
  );
  expect(differences).toEqual([
    { name: { key: 'field.sharedAnswers' }, mine: { list: ['Reporting', 'Transport'] }, theirs: '–' },
  ]);
});

it('compares shared reports by their years, the newest first', () => {
  const choice = (year: number) => ({ year, sharedAt: '2026-11-20T10:00:00Z' });
  const differences = findEdit(withhold.name)?.compare?.(
    { ...about, withheld: [], version: 1, sharedReports: [choice(2023), choice(2024)] },
    { ...request, withheld: [], reports: [{ ...choice(2023), isShared: true }] },
  );
  expect(differences).toEqual([
    { name: { key: 'field.sharedReports' }, mine: { list: ['2024', '2023'] }, theirs: { list: ['2023'] } },
  ]);
});

it('an older queued choice without shared answers does not mention them', async () => {
  const { to, store } = await open();
  store.dispatch(editMade({ name: withhold.name, arg: { ...about, withheld: ['plans'], version: 1 } }));
  await sent();
  expect(to(withholdCall).map(({ body }) => body)).toEqual([{ data: { withheld: ['plans'] }, version: 1 }]);
});
