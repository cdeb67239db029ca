import { addressOf } from '../support/server/postgres-admin';
import { openTestDatabase } from '../support/server/test-database';
import { killServers, runWithFaults } from '../support/cluster/fault-injection';

jest.setTimeout(180_000);

test('servers that are killed under load neither lose nor duplicate an acknowledged write', async () => {
  const database = await openTestDatabase();
  const outcome = await runWithFaults({
    databaseUrls: [await addressOf(database)],
    faults: killServers(4),
    pause: (moreWrites) => moreWrites(50),
  });
  await database.close();
  expect(outcome).toMatchObject({
    missing: 0,
    doubled: 0,
    unavailable: 0,
    unexpected: [],
    brokenTrails: 0,
  });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(250);
});
