import { randomUUID } from 'node:crypto';
import { startServerProcess } from '../support/cluster/server-process';
import { administer, databaseUrl } from '../support/server/postgres-admin';
import { onFreePort } from '../support/server/product-process';
import type { Database } from '../../server/lib/database';
import { openAnotherPool } from '../support/server/another-pool';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

jest.setTimeout(120_000);

describe('a server with a failing database', () => {
  let server: TestApp;
  let projectId: number;
  /** Watches the server's own connections. */
  let observer: Database;
  beforeAll(async () => {
    server = await createTestApp();
    projectId = await server.projectId('Alpenguss GmbH');
    observer = await openAnotherPool(server.database);
  });
  afterAll(async () => {
    await observer.close();
    await server.close();
  });

  const write = (key: string) =>
    server.call(people.mainUser, {
      method: 'POST',
      url: `/api/ca-activities-data/project/${projectId}/create`,
      headers: { 'idempotency-key': key },
      payload: { data: { Year: 2019, ActivityId: 101, Amount: 5 } },
    });
  const written = () =>
    server.database.query<{ count: number }>(
      'select count(*) as count from ca_activity_data where year = 2019',
      [],
    );
  /** Opens this many connections, one after the other: all at once could take too long on a busy machine. */
  const openConnections = async (count: number): Promise<void> => {
    if (count > 0) await server.database.transaction(() => openConnections(count - 1));
  };
  /** Locks what every write of the project's accounts needs, until the returned function is called. */
  const hold = async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const done = server.database.transaction(async (tx) => {
      await tx.query('lock table ca_activity_data in exclusive mode', []);
      taken();
      await released;
    });
    await isTaken;
    return () => {
      release();
      return done;
    };
  };
  /** Opens the first of this many connections that wait for a lock, like requests in progress. */
  const waitingForLock = async (wanted: number, calls: Promise<{ body: string }>[]): Promise<number> => {
    let early: string | undefined;
    for (const call of calls) void call.then(({ body }) => (early = body));
    while (early === undefined) {
      const rows = await observer.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        [],
      );
      const [first] = rows;
      if (first && rows.length >= wanted) return first.pid;
    }
    throw new Error(`A call was answered at once: ${early}`);
  };

  test('a connection cut in the middle of a write: 503, nothing written, and the retried request succeeds', async () => {
    const key = randomUUID();
    const release = await hold();
    const answer = write(key);
    await observer.query('select pg_terminate_backend($1)', [await waitingForLock(1, [answer])]);
    expect((await answer).statusCode).toBe(503);
    await release();
    expect(await written()).toEqual([{ count: 0 }]);
    expect((await write(key)).statusCode).toBe(200);
    expect((await write(key)).headers['idempotency-replayed']).toBe('true');
    expect(await written()).toEqual([{ count: 1 }]);
  });

  test('more requests than connections: those that wait too long get 503, and nothing hangs', async () => {
    await openConnections(10);
    const release = await hold();
    // Nine more connections wait for the lock; the last request finds none.
    const waiting = Array.from({ length: 9 }, () => write(randomUUID()));
    await waitingForLock(9, waiting);
    const refused = await write(randomUUID());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await release();
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect((await write(randomUUID())).statusCode).toBe(200);
  });
});

test('two servers that start on an empty database at the same time migrate it once, and both work', async () => {
  const name = `supplier_tests_${randomUUID().slice(0, 8)}`;
  await administer(`create database "${name}" template template0`);
  const servers = await Promise.all(
    [1, 2].map(() => onFreePort((port) => startServerProcess(port, databaseUrl(name)))),
  );
  const answers = await Promise.all(servers.map(({ port }) => fetch(`http://127.0.0.1:${port}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(servers.map((server) => server.kill()));
  await administer(`drop database "${name}" with (force)`);
});
