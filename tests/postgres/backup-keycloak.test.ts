import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPostgres } from '../../server/database/postgres';
import type { Database } from '../../server/lib/database';
import { administer, databaseUrl } from '../support/server/postgres-admin';

jest.setTimeout(60_000);

const name = `keycloak_${process.pid}`;
const address = new URL(databaseUrl(name));
const environment = {
  PATH: `${process.env.PG_BIN ?? ''}:${process.env.PATH}`,
  PGHOST: address.hostname,
  PGPORT: address.port,
  PGUSER: address.username,
  PGDATABASE: name,
};

let keycloak: Database;
let folder: string;

beforeAll(async () => {
  await administer(`create database ${name}`);
  keycloak = openPostgres(address.href, () => undefined);
  await keycloak.query(`create table user_entity (id text primary key, email text)`);
  await keycloak.query(`insert into user_entity values ('1', 'ada@acme.example')`);
});
afterAll(async () => {
  await keycloak.close();
  await administer(`drop database ${name}`);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keycloak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (keep: string, env: Record<string, string> = {}) =>
  promisify(execFile)('sh', ['deploy/backup-keycloak', folder, keep], { env: { ...environment, ...env } });
const databases = () =>
  keycloak.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${name}%`]);

test('a backup is restored into a temporary database, and the newest backups are kept', async () => {
  const older = ['keycloak-2026-01-01T020000Z.dump', 'keycloak-2026-01-02T020000Z.dump'];
  for (const file of [...older, 'suppliers-2026-01-01T020000Z.backup']) writeFileSync(join(folder, file), '');
  const { stdout } = await run('2');
  expect(stdout).toContain(`tested by restoring it.\nRemoved the older ${join(folder, older[0] ?? '')}.`);
  expect(await databases()).toEqual([{ datname: name }]);
  const [made = '', ...others] = readdirSync(folder).filter((file) => !older.includes(file));
  expect(made).toMatch(/^keycloak-\d{4}-\d\d-\d\dT\d{6}Z\.dump$/);
  expect(others).toEqual(['suppliers-2026-01-01T020000Z.backup']);
  const { stdout: content } = await promisify(execFile)('pg_restore', ['--file=-', join(folder, made)], {
    env: environment,
  });
  expect(content).toContain('ada@acme.example');
});

test.each([
  ['a missing database', '1', { PGDATABASE: 'absent' }, /"absent" does not exist/],
  ['an invalid number of backups', '0', {}, /must be 1 or more; it is "0"/],
])('%s keeps the older ones', async (_what, keep, env, message) => {
  writeFileSync(join(folder, 'keycloak-2026-01-01T020000Z.dump'), '');
  await expect(run(keep, env)).rejects.toMatchObject({ stderr: expect.stringMatching(message) });
  expect(readdirSync(folder)).toEqual(['keycloak-2026-01-01T020000Z.dump']);
});
