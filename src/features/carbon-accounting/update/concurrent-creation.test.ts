import { waitFor } from '@testing-library/react';
import { anna } from '../../../../tests/support/web/fake-auth';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { editDiscarded, editMade, mineKept } from '../../../lib/outbox/actions';
import { differencesOf } from '../../../lib/outbox/differences';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { signedOut } from '../../../lib/session/session-slice';
import { newDistribution, newSpendVolume, newSupplierInput } from '../records/new-records';
import { createDistribution } from '../spend/distribution-edits';
import { createSpendVolume, updateSpendVolume } from '../spend/spend-edits';
import { createSupplierInput, updateSupplierInput } from '../suppliers/supplier-edits';

const { projectId } = anna;
const year = 2024;
const about = { projectId, year, name: 'Steel' };
const post = (resource: string) => `POST /api/ca-${resource}/project/${projectId}/create`;
const stale = (details: object) =>
  Response.json({ error: { code: 'STALE_VERSION', message: 'Stale.', details } }, { status: 409 });

let store: ReturnType<typeof screenStore>;
let online: jest.SpyInstance;

beforeEach(async () => {
  newDevice();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  store = screenStore();
  await waitFor(() => expect(outbox().ready).toBe(true));
});
afterEach(() => {
  store.dispatch(signedOut());
  online.mockRestore();
});

const outbox = () => outboxSlice.selectors.selectOutbox(store.getState() as never);
const make = (name: string, arg: object) =>
  store.dispatch(editMade({ name, arg })) as unknown as Promise<unknown>;
const connect = () => {
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
};
/** The entry that needs a decision. */
const refused = () =>
  waitFor(() => {
    const entry = outbox().entries.find(({ state }) => state === 'refused');
    if (!entry) throw new Error('Nothing is refused.');
    return entry;
  });
const dataOf = ({ body }: Call) => (body as { data: Record<string, unknown> }).data;

describe('what two people have entered at the same time, one of them offline', () => {
  const mine = newSpendVolume(year, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 0 });
  const theirs = { ...mine, spendShareOfTurnover: 45, version: 1 };

  it('is compared with everything that was typed, and sent as one', async () => {
    const { to } = stubNetwork({
      [post('spend-volumes')]: (call: Call) =>
        dataOf(call)['version'] === 1 ? { data: { ...theirs, version: 2 } } : stale(theirs),
    });
    await make(createSpendVolume.name, { ...about, record: mine });
    await make(updateSpendVolume.name, { ...about, id: mine.id, changes: { spendShareOfTurnover: 40 } });
    connect();
    const entry = await refused();
    expect(differencesOf(entry)).toContainEqual(expect.objectContaining({ mine: 40, theirs: 45 }));

    store.dispatch(mineKept(entry.id));
    await waitFor(() => expect(outbox().entries).toEqual([]));
    expect(to(post('spend-volumes')).map(dataOf)).toEqual([
      expect.objectContaining({ TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 }),
      expect.objectContaining({ TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40, version: 1 }),
    ]);
  });

  it('is one sector for both; its suppliers stay when theirs is taken', async () => {
    const sector = newDistribution(year, { scope3SectorId: 331, shareOfInput: 30 });
    const supplier = newSupplierInput(year, {
      distributionId: sector.id,
      supplierId: '4711',
      supplierName: 'Stahl AG',
      countryCode: 'DE',
      shareOfSectorInput: 50,
    });
    const { to } = stubNetwork({
      [post('spend-distributions')]: stale({ ...sector, shareOfInput: 20, version: 1 }),
      [post('supplier-inputs')]: { data: { ...supplier, version: 1 } },
    });
    await make(createDistribution.name, { ...about, record: sector });
    await make(createSupplierInput.name, { ...about, record: supplier });
    connect();
    store.dispatch(editDiscarded((await refused()).id));
    await waitFor(() => expect(outbox().entries).toEqual([]));
    expect(to(post('supplier-inputs')).map(dataOf)).toMatchObject([{ DistributionId: sector.id }]);
  });

  it('is still a conflict if the difference is not a figure', async () => {
    const linking = '7c5d1f0e-3f0b-4f5e-9a53-0a4a0f3b1c11';
    const record = newSupplierInput(year, {
      distributionId: newDistribution(year, { scope3SectorId: 331, shareOfInput: 30 }).id,
      supplierId: '4711',
      supplierName: 'Acme GmbH',
      countryCode: 'DE',
      shareOfSectorInput: 50,
    });
    stubNetwork({
      [`PUT /api/ca-supplier-inputs/project/${projectId}/${record.id}`]: stale({ ...record, version: 2 }),
    });
    const changes = { supplierId: linking, supplierName: 'Acme GmbH' };
    await make(updateSupplierInput.name, { ...about, id: record.id, version: 1, changes });
    connect();
    expect(differencesOf(await refused())).toEqual([
      { name: { key: 'field.supplierLink' }, mine: expect.anything(), theirs: '4711' },
      { name: { key: 'field.supplier' }, mine: 'Acme GmbH', theirs: 'Acme GmbH' },
    ]);
  });
});

it('needs a decision when the server keeps failing, however often it was unreachable before', async () => {
  let status: 500 | 503 = 503;
  const answered = { 500: 0, 503: 0 };
  const volume = newSpendVolume(year, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 0 });
  stubNetwork({
    [post('spend-volumes')]: () => {
      answered[status] += 1;
      return new Response('{}', { status });
    },
  });
  void make(createSpendVolume.name, { ...about, record: volume });
  const tryUntil = (condition: () => boolean) =>
    waitFor(() => {
      connect();
      expect(condition()).toBe(true);
    });
  await tryUntil(() => answered[503] >= 6);
  status = 500;
  await tryUntil(() => outbox().entries[0]?.state === 'refused');
  expect(answered[500]).toBe(5);
});
