import { proxyNames } from '../support/cluster/proxies';
import { runRolling } from '../support/cluster/rolling';
import { addressOf } from '../support/server/postgres-admin';
import { openTestDatabase } from '../support/server/test-database';

jest.setTimeout(600_000);

test.each(proxyNames)(
  'behind %s two servers are restarted in turn without a failed request',
  async (proxy) => {
    const database = await openTestDatabase();
    const outcome = await runRolling(proxy, await addressOf(database), { rolls: 1 });
    await database.close();
    expect(outcome).toMatchObject({ failed: [], wrong: 0, lostSockets: 0 });
    expect(outcome.stops).toHaveLength(2);
    expect(outcome.calls).toBeGreaterThan(100);
  },
);
