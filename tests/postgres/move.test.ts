import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { move } from '../../server/cli/transfer';
import { openDatabase } from '../../server/database/open';
import { openPostgres } from '../../server/database/postgres';
import { loadDemo } from '../../server/demo/load-demo';
import { verifyAudit } from '../../server/modules/audit/verify';
import type { Database } from '../../server/lib/database';
import { administer, databaseUrl } from '../support/server/postgres-admin';

let folder: string;
let embedded: Database;
const name = `supplier_tests_${randomUUID().slice(0, 8)}`;
const to = ['--to', databaseUrl(name)];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  embedded = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  await loadDemo(embedded);
  await administer(`create database "${name}" template template0`);
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
  await administer(`drop database "${name}" with (force)`);
});

const people = (database: Database) =>
  database.query('select id, email, created_at from users order by email collate "C"', []);
const results = (database: Database) =>
  database.query(
    'select id, remaining_kg, notes, uncertainty from ca_emission_results order by id limit 500',
    [],
  );

test('the embedded database moves to PostgreSQL, every table compared; a second time is refused', async () => {
  const lines = await move(embedded, to);
  expect(lines.at(-2)).toMatch(/^\d+ tables with \d+ rows are equal, by count and by checksum\.$/);
  const moved = openPostgres(databaseUrl(name), () => undefined);
  expect(await people(moved)).toEqual(await people(embedded));
  expect(await results(moved)).toEqual(await results(embedded));
  expect(await verifyAudit(moved)).toEqual(await verifyAudit(embedded));
  await moved.close();
  await expect(move(embedded, to)).rejects.toThrow(/^The database is not empty: \w+ has rows\./);
});

test.each([
  [[], 'Say where to: move --to postgres://user:password@host:5432/database'],
  [['--to', 'mysql://elsewhere'], 'Say where to: move --to postgres://user:password@host:5432/database'],
  [['--to', 'postgres://user:pass/word@host:5432/a'], 'with a / or # in the password written as %2F or %23'],
  [
    ['--to', 'postgres://nobody@127.0.0.1:1/none'],
    'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  ],
])('%j: %s', async (args, message) => {
  await expect(move(embedded, args)).rejects.toThrow(message);
});
