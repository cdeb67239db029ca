import { proxyNames } from '../support/cluster/proxies';
import { runRolling } from '../support/cluster/rolling';
import { databaseUrl } from '../support/server/postgres-admin';
import { openTestDatabase } from '../support/server/test-database';

jest.setTimeout(600_000);

test.each(proxyNames)('behind %s two servers are restarted in turn without a failed call', async (proxy) => {
  const database = await openTestDatabase();
  const [row] = await database.query<{ name: string }>('select current_database() as name', []);
  const outcome = await runRolling(proxy, databaseUrl(row?.name ?? ''), { rolls: 1 });
  await database.close();
  expect(outcome).toMatchObject({ failed: [], wrong: 0, lostSockets: 0 });
  expect(outcome.stops).toHaveLength(2);
  expect(outcome.calls).toBeGreaterThan(100);
});
