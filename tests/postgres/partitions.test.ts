import { randomUUID } from 'node:crypto';
import { findApplied, migrate, migrateIn } from '../../server/database/migrate';
import { findUnpartitioned, partitionTables } from '../../server/database/partitions';
import { loadDemo } from '../../server/demo/load-demo';
import { audit } from '../../server/lib/audit/audit';
import type { Database } from '../../server/lib/database';
import { verifyAudit } from '../../server/modules/audit/verify';
import { inSnapshot } from '../../server/transfer/snapshot';
import { openAnotherPool } from '../support/server/another-pool';
import { createTestApp, people, type TestApp } from '../support/server/test-app';
import { openEmptyDatabase } from '../support/server/test-database';

/** The migrations that partition tables, and what depends on them. */
const partitioning = ['093-partitions.sql', '094-compared-figures.sql'];
const pace = { rowsAtOnce: 2_000, waitMs: 10 };
const large = ['audit_entries', 'ca_activity_data', 'ca_emission_results'];
const year = 2023;
const kept = randomUUID();

let server: TestApp;
let database: Database;
/** Watches the server's own connections. */
let observer: Database;
let projectId: number;
let other: number;

/** A schema without partitions, with three tables that are too large for a migration. */
async function openOld(): Promise<Database> {
  const [newest, old] = [await openEmptyDatabase(), await openEmptyDatabase()];
  await migrate(newest);
  const before = (await findApplied(newest)).filter(({ name }) => !partitioning.includes(name));
  await newest.close();
  await old.longTransaction((tx) => migrateIn(tx, { only: before }));
  await loadDemo(old);
  return old;
}

async function enlarge(): Promise<void> {
  await database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     select $1, 1990 + n % 10, 101, n, 'DE', 'somebody', 'somebody' from generate_series(1, 80000) n`,
    [other],
  );
  await database.query(
    `insert into ca_emission_results (project_id, year, scope, method, in_totals, business_unit, country, performance,
       amount, unit, factor_id, notes, data_quality, uncertainty, remaining_kg, saved_kg)
     select $1, 1990 + n % 10, 1, 'fuel', true, '', 'DE', 1, n, 'kg', 1, '{}', 1, 5, n, 0 from generate_series(1, 60000) n`,
    [other],
  );
  const [text] = await database.query<{ text: string }>(
    `select string_agg(md5(n::text), '') as text from generate_series(1, 400) n`,
    [],
  );
  const changes = [{ field: 'note', from: null, to: text?.text ?? '' }];
  for (let number = 0; number < 1_200; number += 1)
    await database.transaction((tx) =>
      audit(tx, { projectId: other, actor: 'somebody', area: 'account', action: 'update', changes }),
    );
}

beforeAll(async () => {
  server = await createTestApp({}, openOld);
  database = server.database;
  observer = await openAnotherPool(database);
  projectId = await server.projectId('Alpenguss GmbH');
  other = await server.projectId('Enns Logistik GmbH');
  await enlarge();
});
afterAll(async () => {
  await observer.close();
  await server.close();
});

/** Temporary refusals are retried with the same idempotency key, as in the app. */
async function call(method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) {
  const url = `/api/${path.replace('#', `project/${projectId}`)}`;
  const headers = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await server.call(people.mainUser, { method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 503)
      return { status: answer.statusCode, body: answer.json<{ total?: number }>() };
  }
}
const create = (id: string) =>
  call('POST', 'ca-activities-data/#/create', {
    data: { ActivityDataId: id, Year: year, ActivityId: 101, Amount: 1, CountryCode: 'DE' },
  });

/** Writes continuously and concurrently until `end`; returns the ids that must exist, and those that must not. */
function keepWriting() {
  const expected: string[] = [];
  const removed: string[] = [];
  const statuses = new Set<number>();
  let writes = 0;
  let isEnding = false;
  const repeatedly = async (work: () => Promise<{ status: number }[]>) => {
    while (!isEnding) {
      for (const { status } of await work()) statuses.add(status);
      writes += 1;
    }
  };
  const makeTwo = async () => {
    const [stays, goes] = [randomUUID(), randomUUID()];
    const answers = [
      await create(stays),
      await create(goes),
      await call('DELETE', `ca-activities-data/#/${goes}`),
    ];
    expected.push(stays);
    removed.push(goes);
    return answers;
  };
  const change = async () => [
    await call('PUT', `ca-activities-data/#/${kept}`, { data: { Amount: 1 + writes } }),
  ];
  const calculate = async () => [await call('POST', 'ca-emission-results/#/calculate', { year })];
  const read = async () => [
    await call('GET', `ca-activities-data/#?year=${year}`),
    await call('GET', 'ca-emission-results/#'),
  ];
  const all = [makeTwo, makeTwo, change, calculate, read].map((work) => repeatedly(work));
  return async () => {
    isEnding = true;
    await Promise.all(all);
    return { expected, removed, statuses, writes };
  };
}

/** The data of the company that nobody writes to. */
const untouched = () =>
  database.query(
    `select (select sum(hashtextextended(t::text, 0)::numeric) from ca_activity_data t where project_id = $1) as activities,
            (select sum(hashtextextended(t::text, 0)::numeric) from ca_emission_results t where project_id = $1) as results,
            (select sum(hashtextextended(t::text, 0)::numeric) from audit_entries t where project_id = $1) as trail`,
    [other],
  );
const tablesLeft = async () => (await findUnpartitioned(database)).map(({ name }) => name);

/** Makes the copying wait for a writer, and cuts its connection meanwhile. */
async function cutWhileCopying(lines: AsyncGenerator<string>): Promise<unknown> {
  return observer.transaction(async (tx) => {
    await tx.query('update ca_activity_data set amount = amount where project_id = $1', [other]);
    const failed = (async () => {
      for await (const line of lines) void line;
    })().catch((error: unknown) => error);
    const cut = () =>
      observer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'select copy_to_partitions%'`,
        [],
      );
    while ((await cut()).length === 0);
    return failed;
  });
}

async function moveAll(): Promise<void> {
  // The first server of the new version migrates, and partitions small tables.
  await migrate(database);
  expect((await tablesLeft()).sort()).toEqual(large);

  // Ended between two batches.
  let told = 0;
  for await (const line of partitionTables(database, pace)) {
    expect(line).toMatch(/ rows are copied$|: partitioned$/);
    if (line.startsWith('ca_activity_data') && (told += 1) > 3) break;
  }
  expect(await tablesLeft()).toEqual(['ca_activity_data', 'ca_emission_results']);
  // Killed within a batch.
  expect(await cutWhileCopying(partitionTables(database, pace))).toBeInstanceOf(Error);
  expect((await findUnpartitioned(database))[0]?.copied).toBeGreaterThanOrEqual(3 * pace.rowsAtOnce);
  // Two operators at the same time do no harm.
  const toTheEnd = async () => {
    for await (const line of partitionTables(database, pace)) void line;
  };
  await Promise.all([toTheEnd(), toTheEnd()]);
  expect(await tablesLeft()).toEqual([]);
}

test('large tables are partitioned while people write, with two interruptions: nothing is lost or duplicated', async () => {
  await create(kept);
  const before = await untouched();
  const end = keepWriting();
  try {
    await moveAll();
  } finally {
    await end();
  }

  const { expected, removed, statuses, writes } = await end();
  expect([...statuses]).toEqual([200]);
  expect(writes).toBeGreaterThan(20);
  expect(await untouched()).toEqual(before);
  const found = await database.query<{ id: string; copies: number }>(
    `select id, count(*) as copies from ca_activity_data
      where project_id = $1 and year = $2 and amount = 1 and activity_id = 101 and id <> $3 group by id`,
    [projectId, year, kept],
  );
  const there = new Map(found.map(({ id, copies }) => [id, copies]));
  expect(expected.filter((id) => there.get(id) !== 1)).toEqual([]);
  expect(removed.filter((id) => there.has(id))).toEqual([]);
  expect(
    await database.query(
      `select c.* from ca_record_counts c
        where table_name = 'ca_activity_data' and records <> (
          select count(*) from ca_activity_data a where a.project_id = c.project_id and a.year = c.year)`,
      [],
    ),
  ).toEqual([]);
  expect((await verifyAudit(database)).filter(({ brokenAt }) => brokenAt !== undefined)).toEqual([]);
  // The number of results is from one calculation, not two.
  const results = async () => (await call('GET', `ca-emission-results/#?year=${year}`)).body.total;
  await call('POST', 'ca-emission-results/#/calculate', { year });
  const once = await results();
  await call('POST', 'ca-emission-results/#/calculate', { year });
  expect(await results()).toBe(once);
  const doubled = await database.query(
    'select count(*) - count(distinct id) as doubled from ca_emission_results',
    [],
  );
  expect(doubled).toEqual([{ doubled: 0 }]);
});

test('the switch waits for a reading transaction, which reads everything', async () => {
  await database.query(
    `create table purchases (project_id integer not null references projects on delete cascade, id bigint primary key
       generated by default as identity, price integer not null check (price > 0));
     insert into purchases (project_id, price) select ${projectId}, n from generate_series(1, 100) n;
     insert into unpartitioned_tables (table_name) values ('purchases')`,
  );
  const count = 'select count(*) as count from purchases';
  const lines: string[] = [];
  let done: Promise<void> | undefined;
  await inSnapshot(database, async (tx) => {
    await tx.query('select', []);
    done = (async () => {
      for await (const line of partitionTables(observer, { rowsAtOnce: 30, waitMs: 1 })) lines.push(line);
    })();
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                      and query like 'select use_partitions%'`;
    while ((await observer.query(waits, [])).length === 0);
    expect(await tx.query(count, [])).toEqual([{ count: 100 }]);
  });
  await done;
  expect(lines).toEqual([
    ...[0, 30, 60, 90, 100].map((rows) => `purchases: ${rows} rows are copied`),
    'purchases: partitioned',
  ]);
  expect(
    await database.query('insert into purchases (project_id, price) values ($1, 1) returning id', [
      projectId,
    ]),
  ).toEqual([{ id: 101 }]);
});
