import pg from 'pg';
import { messengerConnector } from '../../server/database/signals/messenger-connector';
import { checkRedis, connectRedis } from '../../server/database/signals/redis';
import { createActiveFaults } from '../../server/lib/active-faults';
import { startRedis, type RedisProcess } from '../support/cluster/redis-process';
import { startTwoServers } from '../support/cluster/two-servers';

let redis: RedisProcess;

beforeEach(async () => {
  redis = await startRedis();
});
afterEach(() => redis.kill());

/** A promise and its resolver. */
function awaited() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

test('sockets of two servers receive every event once, even while Redis is unreachable, and the database notifies nobody', async () => {
  const faults = createActiveFaults();
  const two = await startTwoServers(messengerConnector(redis.url, faults));
  const notified: string[] = [];
  const last = awaited();
  const client = new pg.Client({ connectionString: two.url });
  await client.connect();
  await client.query('listen signals');
  client.on('notification', ({ payload = '' }) => {
    notified.push(payload);
    if (payload === 'last') last.resolve();
  });
  await two.write();
  await Promise.all([two.write(), redis.kill()]);
  expect(faults.current()).toEqual(['FAN_OUT_UNREACHABLE']);
  await two.write();
  await redis.start();
  await two.write();
  two.expectAllOnce();
  await two.servers[0]?.database.query(`update users set job_title = 'Buyer'`, []);
  await two.database.query(`select pg_notify('signals', 'last')`, []);
  await last.promise;
  expect(notified).toEqual(['last']);
  await client.end();
  await two.close();
});

/** A server's connection to Redis. */
async function connect() {
  let isThere: boolean | undefined;
  let changed = awaited();
  let told = awaited();
  const messenger = await connectRedis(
    redis.url,
    { onSignal: () => told.resolve(), onReadyChange: () => undefined },
    (cause) => {
      isThere = cause === undefined;
      changed.resolve();
    },
  );
  return {
    messenger,
    async until(wanted: 'there' | 'away') {
      while (isThere !== (wanted === 'there')) {
        changed = awaited();
        await changed.promise;
      }
    },
    isTold() {
      told = awaited();
      return told.promise;
    },
  };
}

test('a server receives what another has written, also after Redis was unreachable', async () => {
  const servers = [await connect(), await connect()] as const;
  const [reader, writer] = servers;
  const untilBoth = (wanted: 'there' | 'away') => Promise.all(servers.map(({ until }) => until(wanted)));
  const tell = async () => {
    const told = reader.isTold();
    writer.messenger.send();
    await told;
  };
  await untilBoth('there');
  await tell();
  await redis.kill();
  await untilBoth('away');
  await redis.start();
  await untilBoth('there');
  await tell();
  await Promise.all(servers.map(({ messenger }) => messenger.close()));
});

test('doctor accepts a Redis that passes on messages, and explains why another does not', async () => {
  await expect(checkRedis(redis.url)).resolves.toBeUndefined();
  await expect(checkRedis(redis.url.replace('//', '//nobody:wrong@'))).rejects.toThrow(/WRONGPASS/);
  await expect(checkRedis('redis://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED/);
});
