import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { countReloads, threeReloads } from '../../../tests/support/web/three-reloads';
import { suppliersApi } from '../../domain/suppliers/suppliers-api';
import { supplyChainApi } from './api';

const path = '/api/supplychain-suppliers/project/42';
const list = `GET ${path}`;
const { inviteSupplier, inviteSuppliers, remindSupplier, remindSuppliers, withdrawSupplier } =
  supplyChainApi.endpoints;
const key = { projectId: 42, idempotencyKey: 'k' };

const actions = {
  invite: inviteSupplier.initiate({ ...key, body: {} as never }),
  'invite-many': inviteSuppliers.initiate({ ...key, suppliers: [] }),
  remind: remindSupplier.initiate({ ...key, body: { linkingId: 'a' } }),
  'remind-all': remindSuppliers.initiate({ ...key, body: { linkingIds: ['a'] } }),
};

const sums = { reminded: 1, askedRecently: 0, notWaiting: 0, overMailLimit: 0, remaining: 0 };
const answer = { data: {}, faults: [], remainingInvites: 4, ...sums };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The mounted list; the response reloads it once. */
async function after(call: Parameters<ReturnType<typeof apiStore>['dispatch']>[0], routes: object) {
  const permissions = null;
  const { to } = stubNetwork({
    [list]: { data: [], meta: { pagination: { pageCount: 1 }, permissions, spendYear: null } },
    ...routes,
  });
  const store = apiStore();
  void store.dispatch(suppliersApi.endpoints.getSuppliers.initiate(42));
  await jest.advanceTimersByTimeAsync(100);
  store.dispatch(call);
  await jest.advanceTimersByTimeAsync(0);
  return () => to(list).length;
}

it.each(Object.entries(actions))(
  '%s reloads the suppliers three times after its response',
  async (name, action) => {
    const loads = await after(action as never, { [`POST ${path}/${name}`]: answer });
    expect(loads()).toBe(2);
    expect(await countReloads(loads)).toEqual(threeReloads);
  },
);

it('does not reload three times after a refusal, or after other calls', async () => {
  const none = [0, 0, 0, 0, 0, 0, 0];
  expect(await countReloads(await after(actions.invite as never, { [`POST ${path}/invite`]: 400 }))).toEqual(
    none,
  );
  const withdrawal = withdrawSupplier.initiate({ projectId: 42, linkingId: 'a' });
  expect(await countReloads(await after(withdrawal as never, { [`DELETE ${path}/a`]: {} }))).toEqual(none);
});

it.each(Object.entries(actions))('%s fails if the response does not confirm it', async (name, action) => {
  stubNetwork({ [`POST ${path}/${name}`]: { message: 'Hello from a proxy' } });
  await expect(apiStore().dispatch(action as never)).resolves.toMatchObject({
    error: { code: 'UNEXPECTED' },
  });
});
