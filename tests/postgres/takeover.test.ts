import { startPostgresPair, type PostgresProcess } from '../support/cluster/postgres-pair';
import { startRedis } from '../support/cluster/redis-process';
import { runWithFaults, type Outcome, type Fault } from '../support/cluster/fault-injection';
import { databaseUrl, templateName } from '../support/server/postgres-admin';

jest.setTimeout(180_000);

const nothingLost = { missing: 0, doubled: 0, unexpected: [], brokenTrails: 0 } satisfies Partial<Outcome>;

test('primary, replica, fan-out engine and server are killed during writes: nothing acknowledged is lost or duplicated', async () => {
  const pair = await startPostgresPair(databaseUrl(templateName));
  const redis = process.env.TEST_REDIS ? await startRedis() : undefined;
  const { primary, replica } = pair;
  const killPrimary = (killed: PostgresProcess, promoted: PostgresProcess) => async () => {
    await killed.kill();
    promoted.promote();
  };
  const killReplica = (killed: PostgresProcess) => async () => {
    await killed.kill();
    await killed.start();
  };
  const killRedis: Fault = async () => {
    await redis?.kill();
    await redis?.start();
  };
  const outcome = await runWithFaults({
    databaseUrls: [primary.url, replica.url],
    ...(redis && { env: { FAN_OUT_URL: redis.url } }),
    faults: [
      (killServer) => killServer(0),
      killReplica(replica),
      killRedis,
      killPrimary(primary, replica),
      () => primary.replicate(replica),
      killRedis,
      killReplica(primary),
      (killServer) => killServer(1),
      killPrimary(replica, primary),
    ],
    pause: (moreWrites) => moreWrites(40),
  });
  await redis?.kill();
  await pair.end();
  expect(outcome).toMatchObject(nothingLost);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(400);
});
