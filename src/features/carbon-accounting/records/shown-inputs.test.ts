import type { RealtimeEvent } from '../../../../core/contracts/realtime';
import { screenStore } from '../../../../tests/support/web/api-store';
import { list, path, record } from '../../../../tests/support/web/carbon-inputs';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { carbonApi } from '../api';
import { inputsOf } from './shown-inputs';

const activities = inputsOf('getActivities', 'Activities');
const year = 2024;
const { id } = record;

async function storeWith(...records: object[]) {
  newDevice();
  stubNetwork({ [`GET ${path('activities-data')}`]: list(...records) });
  const store = screenStore();
  await store.dispatch(carbonApi.endpoints.getActivities.initiate({ projectId: 42, year }));
  return store;
}

const event = (change: Partial<RealtimeEvent>): RealtimeEvent => ({
  ...{ id: 'e', type: 'activity', action: 'update', projectId: 42, timestamp: '2026-01-02T03:04:05Z', year },
  ...change,
});

async function isStale(change: Partial<RealtimeEvent>, ...records: object[]): Promise<boolean> {
  const stale = activities(event(change));
  if (typeof stale === 'string') return true;
  return !stale.isShown((await storeWith(...records)).getState());
}

it.each([
  ['shows the version', { data: { id, version: 3 } }, [{ ...record, version: 3 }], false],
  ['shows a newer version', { data: { id, version: 3 } }, [{ ...record, version: 4 }], false],
  ['shows an older version', { data: { id, version: 3 } }, [{ ...record, version: 2 }], true],
  ['lacks the record', { data: { id, version: 1 }, action: 'create' }, [], true],
  ['still has a removed record', { data: { id }, action: 'delete' }, [record], true],
  ['no longer has a removed record', { data: { id }, action: 'delete' }, [], false],
  ['shows a record that was moved', { data: { id } }, [record], true],
  ['may lack any of many records', { action: 'import' }, [record], true],
  ['was never shown, being of another year', { data: { id, version: 3 }, year: 2019 }, [record], false],
] as const)('a list that %s', async (_what, change, records, stale) => {
  expect(await isStale(change, ...records)).toBe(stale);
});

it('a list that is being fetched is stale: the answer may be older', async () => {
  const store = await storeWith({ ...record, version: 3 });
  const stale = activities(event({ data: { id, version: 3 } }));
  const refetch = store.dispatch(
    carbonApi.endpoints.getActivities.initiate({ projectId: 42, year }, { forceRefetch: true }),
  );
  expect(stale).toMatchObject({ tag: 'Activities' });
  expect(typeof stale === 'string' || stale.isShown(store.getState())).toBe(false);
  await refetch;
  expect(typeof stale === 'string' || stale.isShown(store.getState())).toBe(true);
});
