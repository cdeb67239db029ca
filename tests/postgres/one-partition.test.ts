import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/lib/database';
import { demoYear } from '../support/server/demo-year';
import { openAnotherPool } from '../support/server/another-pool';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;
let projectId: number;
/** Watches the server's own connections. */
let observer: Database;
/** The last year for which the demo world has inputs. */
const year = demoYear;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  observer = await openAnotherPool(server.database);
});
afterAll(async () => {
  await observer.close();
  await server.close();
});

const statusOf = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/${path.replace('#', `project/${projectId}`)}`;
  return (await server.call(people.mainUser, { method, url, ...(payload && { payload }) })).statusCode;
};

/** A connection reports its reads at the latest when it ends. */
async function endConnections(): Promise<void> {
  const others = await observer.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [],
  );
  const left = () =>
    observer.query('select from pg_stat_activity where pid = any ($1::integer[])', [
      others.map(({ pid }) => pid),
    ]);
  while ((await left()).length > 0);
}

/** The partitions read or written since the statistics were reset, by the number at the end of their names. */
const touched = () =>
  observer.query<{ number: string; tables: number }>(
    `select substring(c.relname from '\\d+$') as number, count(*)::integer as tables
       from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      where c.relispartition and s.seq_scan + s.idx_scan + s.n_tup_ins + s.n_tup_upd + s.n_tup_del > 0
      group by 1 order by 1`,
    [],
  );

test('what a company writes, calculates and lists accesses one partition of each table', async () => {
  const [own] = await server.database.query<{ number: string }>(
    `select substring(tableoid::regclass::text from '\\d+$') as number from ca_activity_data where project_id = $1 limit 1`,
    [projectId],
  );
  await endConnections();
  await observer.query('select pg_stat_reset()', []);
  const id = randomUUID();
  // Seven times: from the sixth on, PostgreSQL may use one generic plan for all projects.
  for (let round = 0; round < 7; round += 1) {
    const answers = {
      create: await statusOf('POST', 'ca-activities-data/#/create', {
        data: { ActivityDataId: id, Year: year, ActivityId: 101, Amount: 1, CountryCode: 'DE' },
      }),
      change: await statusOf('PUT', `ca-activities-data/#/${id}`, { data: { Amount: 2 } }),
      calculate: await statusOf('POST', 'ca-emission-results/#/calculate', { year }),
      remove: await statusOf('DELETE', `ca-activities-data/#/${id}`),
      activities: await statusOf('GET', `ca-activities-data/#?year=${year}`),
      allActivities: await statusOf('GET', 'ca-activities-data/#'),
      purchases: await statusOf('GET', `ca-supplier-inputs/#?year=${year}`),
      results: await statusOf('GET', `ca-emission-results/#?year=${year}`),
      years: await statusOf('GET', 'ca-emission-results/#/years'),
      suppliers: await statusOf('GET', 'supplychain-suppliers/#'),
      trail: await statusOf('GET', 'audit/#'),
      trailOfAnArea: await statusOf('GET', 'audit/#?area=carbon-accounting'),
    };
    expect(Object.entries(answers).filter(([, status]) => status !== 200)).toEqual([]);
  }
  await endConnections();
  expect(await touched()).toEqual([{ number: own?.number, tables: 4 }]);
});
