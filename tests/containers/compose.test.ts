import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker, isHealthy, logsOf, until } from '../support/containers/docker';

jest.setTimeout(15 * 60_000);

const hosts = { suppliers: 'suppliers.localhost', login: 'login.localhost' };

let folder: string;
let compose: (...args: string[]) => Promise<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const settings = join(folder, '.env');
  writeFileSync(
    settings,
    [
      `SUPPLIERS_HOST=${hosts.suppliers}`,
      `LOGIN_HOST=${hosts.login}`,
      'POSTGRES_PASSWORD=only-for-this-test',
      'KEYCLOAK_ADMIN_PASSWORD=only-for-this-test',
    ].join('\n'),
  );
  const place = [
    'compose',
    '-p',
    'supplier-plus-s-test',
    '-f',
    'deploy/compose.yaml',
    '--env-file',
    settings,
  ];
  compose = (...args) => docker(...place, ...args);
});
afterAll(async () => {
  await compose('down', '--volumes', '--remove-orphans');
  rmSync(folder, { recursive: true });
});

const containerOf = (service: string) => compose('ps', '-q', service);

async function untilHealthy(...services: string[]): Promise<void> {
  for (const service of services) {
    const container = await containerOf(service);
    await until(() => isHealthy(container));
  }
}

/** The status of the proxy on this machine; its certificate is from its own authority. */
async function statusOf(host: string, path: string): Promise<number | undefined> {
  const call = get({
    host: '127.0.0.1',
    servername: host,
    headers: { host },
    path,
    rejectUnauthorized: false,
  });
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  } catch {
    return undefined;
  }
}

const isThere = async (host: string, path: string) => (await statusOf(host, path)) === 200;

const inService = async (service: string, ...words: string[]) =>
  docker('exec', await containerOf(service), ...words);

const isTested = /tested by restoring it/;

test('everything starts, and responds behind the proxy', async () => {
  await compose('up', '-d');
  await untilHealthy('postgres', 'server-1', 'server-2');
  await until(() => isThere(hosts.suppliers, '/'));
  await until(() => isThere(hosts.login, '/realms/platform/.well-known/openid-configuration'));
  expect(await statusOf(hosts.suppliers, '/api/company-profile/1')).toBe(401);
});

test('both databases are backed up automatically, each backup tested by restoring it', async () => {
  for (const service of ['backup', 'backup-keycloak']) {
    const container = await containerOf(service);
    await until(async () => isTested.test(await logsOf(container)));
  }
});

test('and restored, as deploy/README.md describes', async () => {
  // Once more by hand: the first ones may be of a Keycloak that was still creating its tables.
  await inService(
    'backup',
    'sh',
    '-c',
    'rm /data/suppliers-* && node build/server/cli.mjs backup --into /data',
  );
  await inService('backup-keycloak', 'sh', '-c', 'rm /data/keycloak-* && sh /backup-keycloak /data 1');
  const made = (await inService('backup', 'ls', '/data')).split('\n');
  const [dump, backup] = ['keycloak-', 'suppliers-'].map((start) =>
    made.find((name) => name.startsWith(start)),
  );
  await compose('stop', 'server-1', 'server-2', 'backup', 'backup-keycloak', 'keycloak');
  const database = (name: string) =>
    `dropdb -U suppliers --maintenance-db=postgres ${name} && createdb -U suppliers --maintenance-db=postgres ${name}`;
  for (const name of ['suppliers', 'keycloak']) await inService('postgres', 'sh', '-c', database(name));
  const restore = ['node', 'build/server/cli.mjs', 'restore', `/data/${backup}`];
  expect(await compose('run', '--rm', '-T', 'server-1', ...restore)).toMatch(
    /\d+ tables with \d+ rows are equal, by count and by checksum\.$/,
  );
  await compose('run', '--rm', '-T', 'backup-keycloak', 'pg_restore', '-d', 'keycloak', `/data/${dump}`);
  await compose('up', '-d');
  await untilHealthy('server-1', 'server-2');
  await until(() => isThere(hosts.login, '/realms/platform/.well-known/openid-configuration'));
});
