import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/database/migrate';
import type { Database } from '../../server/lib/database';
import { openAnotherPool } from '../support/server/another-pool';
import { waitForBlockedTransactions } from '../support/server/blocked-transactions';
import { openEmptyDatabase } from '../support/server/test-database';

let database: Database;
/** Connections of a server that is running. */
let running: Database;
let folder: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  running = await openAnotherPool(database);
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await running.close();
  await database.close();
});

test('in a deadlock of a migration and a running server the migration gives up, and starts again', async () => {
  await database.query('create table years (id integer); create table answers (id integer)');
  writeFileSync(
    join(folder, '001-both.sql'),
    'lock table years; select pg_advisory_xact_lock(1); lock table answers; create table both_locked ()',
  );
  let migrated: Promise<string[]> | undefined;
  let written: Promise<void> | undefined;
  await running.transaction(async (gate) => {
    await gate.query('select pg_advisory_xact_lock(1)', []);
    written = running.transaction(async (tx) => {
      await tx.query("set local deadlock_timeout = '1h'; lock table answers");
      migrated = migrate(database, folder);
      await waitForBlockedTransactions(running);
      await tx.query('lock table years');
    });
    await waitForBlockedTransactions(running, 2);
  });
  await written;
  expect(await migrated).toEqual(['001-both.sql']);
});
