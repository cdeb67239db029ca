import type { Database } from '../../../server/lib/database';
import { asDatabaseError } from '../../../server/lib/database-errors';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';
import { openTestDatabase } from '../../support/server/test-database';

let server: TestApp;
let projectId: number;
let fault: 'none' | 'refused' | 'silent' | 'full' = 'none';

let queries = 0;

/** A database whose connection can be cut, as by a network. */
async function openFragileDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  const meet = async () => {
    if (fault === 'refused')
      throw asDatabaseError(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    if (fault === 'full') throw Object.assign(new Error('could not extend file'), { code: '53100' });
    if (fault === 'silent') await new Promise(() => undefined);
  };
  return {
    ...database,
    query: (text, values) => {
      queries += 1;
      return meet().then(() => database.query(text, values));
    },
    transaction: (work) => meet().then(() => database.transaction(work)),
  };
}

beforeAll(async () => {
  server = await createTestApp({}, openFragileDatabase);
  projectId = await server.projectId('Alpenguss GmbH');
});
afterEach(() => {
  fault = 'none';
});
afterAll(() => server.close());

const requests = () => server.call(people.user, { url: `/api/customer-requests/project/${projectId}` });
const healthPaths = ['/api', '/api/customer-requests', '/api/company-profile', '/readyz'];

test.each(healthPaths)('HEAD %s reports that all is well, to anybody', async (url) => {
  const answer = await server.app.inject({ method: 'HEAD', url });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test.each(healthPaths)('HEAD %s responds 503 while the database is unreachable', async (url) => {
  fault = 'refused';
  expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(503);
});

test('a database that does not respond counts as unreachable', async () => {
  fault = 'silent';
  const answer = await server.app.inject({ url: '/api' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    {
      error: {
        code: 'DATABASE_UNAVAILABLE',
        message: 'The database does not answer; try again shortly.',
      },
    },
  ]);
});

test('the process reports itself as alive meanwhile', async () => {
  fault = 'refused';
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('requests get 503 with a time to retry, and work as soon as the database is back', async () => {
  fault = 'refused';
  const answer = await requests();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ error: { code: 'DATABASE_UNAVAILABLE' } });
  fault = 'none';
  expect((await requests()).statusCode).toBe(200);
});

test('a full disk has its own error', async () => {
  fault = 'full';
  const answer = await requests();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ error: { code: 'DISK_FULL' } });
});

test('the readiness probe reports a full disk and still accepts requests, since reading works', async () => {
  fault = 'full';
  await requests();
  fault = 'none';
  const answer = await server.app.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', trouble: ['DISK_FULL'] }]);
});

test('many probes at once cause one query', async () => {
  fault = 'none';
  const before = queries;
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => server.app.inject({ url: '/readyz' }).then((a) => a.statusCode)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(queries - before).toBeLessThan(20);
});
