import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openAsItIs } from '../../../server/database/open';
import { createInterface } from 'node:readline';
import { failToStart, freePort, runProduct, startProduct } from '../../support/server/product-process';

jest.setTimeout(180_000);

/** One for all, since creating a database takes most of the time. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-up-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it starts, responds, and exits with code 0 when asked to, after requests in progress', async () => {
  const server = await startProduct({ DATA_DIR: folder });
  const isThere = () =>
    fetch(`${server.url}/api`).then(
      ({ status }) => status === 200,
      () => false,
    );
  expect(await isThere()).toBe(true);

  const headers = {
    authorization: 'Bearer supplier-portal-public',
    'content-type': 'application/json',
    expect: '100-continue',
  };
  const open = request(`${server.url}/api/landing/check-invitation`, { method: 'POST', headers });
  open.flushHeaders();
  await once(open, 'continue');
  const ended = server.end('SIGTERM');
  while (await isThere());
  open.end('{"token":"none"}');
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await ended).toBe(0);
});

test('it exits with code 0 when asked to while it is still starting', async () => {
  const place = join(folder, 'new');
  const { child, ended } = runProduct({ DATA_DIR: place, DEMO: '0' });
  while (!existsSync(join(place, 'lock'))) await setImmediate();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a second server on the same folder gets an error; after kill -9 the next one starts', async () => {
  const first = await startProduct({ DATA_DIR: folder });
  const second = await failToStart({ DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.says).toMatch(/^The data folder .* is in use by another server; .*\n$/);
  expect(await first.end('SIGKILL')).toBeNull();
  const next = await startProduct({ DATA_DIR: folder });
  expect(await next.end('SIGINT')).toBe(0);
});

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const { code, says } = await failToStart({ DATA_DIR: folder, PORT: port });
  other.close();
  expect([code, says]).toEqual([
    1,
    `Port ${port} is in use; stop the other program or set PORT to a free one.\n`,
  ]);
});

test('a port in use is reported before anything is written', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const place = join(folder, 'untouched');
  const { code } = await failToStart({ DATA_DIR: place, PORT: port });
  other.close();
  expect([code, existsSync(place)]).toEqual([1, false]);
});

test('a backup folder that is not writable', async () => {
  writeFileSync(join(folder, 'backups'), '');
  const { code, says } = await failToStart({ DATA_DIR: folder, BACKUP_FOLDER: join(folder, 'backups') });
  expect([code, says]).toEqual([
    1,
    expect.stringMatching(/^BACKUP_FOLDER .*\/backups cannot be written: .*\n$/),
  ]);
});

test('in production, a site folder without a site', async () => {
  const { code, says } = await failToStart({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    SITE_DIR: 'no-site',
  });
  expect([code, says]).toEqual([
    1,
    'SITE_DIR no-site holds no site; run "npm run build" or set it to a built one.\n',
  ]);
});

test('wrong variables, all reported at once', async () => {
  const { code, says } = await failToStart({ DATA_DIR: folder, PORT: 'x', DEMO: 'maybe' });
  expect([code, says]).toEqual([
    1,
    'PORT must be a port number from 1 to 65535; it is "x".\nDEMO must be 0 or 1; it is "maybe".\n',
  ]);
});

test('a site folder that is a file, and one without the files that the editor of the texts needs', async () => {
  writeFileSync(join(folder, 'site'), '');
  const site = await failToStart({ DATA_DIR: folder, SITE_DIR: join(folder, 'site') });
  expect([site.code, site.says]).toEqual([
    1,
    expect.stringMatching(/^SITE_DIR .*\/site cannot be read: .*\n$/),
  ]);
  const content = await failToStart({ DATA_DIR: folder, CONTENT_DIR: folder });
  expect([content.code, content.says]).toEqual([
    1,
    expect.stringMatching(/^CONTENT_DIR: .*backend\.json is missing or cannot be read; .*\n$/),
  ]);
});

test('a data folder that is not writable', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, says } = await failToStart({ DATA_DIR: join(folder, 'file/data') });
  expect(code).toBe(1);
  expect(says).toMatch(/^The data folder .* cannot be written: .*\n$/);
});

describe('a database that this version cannot work on', () => {
  const change = async (statement: string, values: string[] = []) => {
    const database = await openAsItIs({ dataDir: folder, databaseUrl: undefined }, () => undefined);
    const [row] = await database.query<{ name: string; checksum: string }>(statement, values);
    await database.close();
    return row;
  };

  test('of a newer version', async () => {
    await change(`insert into schema_migrations (name, checksum) values ('900-later.sql', 'x')`);
    const { code, says } = await failToStart({ DATA_DIR: folder });
    await change(`delete from schema_migrations where name = '900-later.sql'`);
    expect([code, says]).toEqual([
      1,
      'The database was made by a newer version: it knows the migration 900-later.sql, this version does not.\n',
    ]);
  });

  test('with a migration that was applied but not recorded', async () => {
    const last = await change(
      // The last one that creates a table, which cannot be created twice.
      `delete from schema_migrations where name = '013-evidence.sql' returning name, checksum`,
    );
    const { code, says } = await failToStart({ DATA_DIR: folder });
    await change('insert into schema_migrations (name, checksum) values ($1, $2)', [
      last?.name ?? '',
      last?.checksum ?? '',
    ]);
    expect(code).toBe(1);
    expect(says).toMatch(/^The database cannot be prepared: .* already exists\.\n$/);
  });
});

test('a port for metrics that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const { code, says } = await failToStart({ DATA_DIR: folder, METRICS_PORT: port });
  other.close();
  expect([code, says]).toEqual([
    1,
    `Port ${port} is in use; stop the other program or set METRICS_PORT to a free one.\n`,
  ]);
});

test('a missing PostgreSQL', async () => {
  const { code, says } = await failToStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect([code, says]).toEqual([1, 'The database cannot be prepared: connect ECONNREFUSED 127.0.0.1:1.\n']);
});

test('a HOST that is not of this machine', async () => {
  const { code, says } = await failToStart({ DATA_DIR: folder, HOST: '192.0.2.1' });
  expect([code, says]).toEqual([1, 'HOST 192.0.2.1 is not an address of this machine.\n']);
});

test('in production standard output is JSON only: settings without secrets, migrations, start and stop', async () => {
  const port = await freePort();
  const { child, ended } = runProduct({
    DATA_DIR: join(folder, 'production'),
    PORT: String(port),
    DEMO: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SMTP_URL: 'smtp://somebody:hush-hush@127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
  });
  const lines: { level: number; msg: string; settings?: Record<string, string>; migrations?: string[] }[] =
    [];
  let written = '';
  for await (const line of createInterface({ input: child.stdout })) {
    written += line;
    lines.push(JSON.parse(line) as (typeof lines)[number]);
    if (lines.at(-1)?.msg === 'the server is ready') child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      'the server starts',
      'migrations were applied',
      'the server is ready',
      'the server stops',
      'the server has stopped',
    ]),
  );
  const said = lines.find(({ msg }) => msg === 'the server starts');
  expect(said?.settings).toMatchObject({ PORT: String(port), NODE_ENV: 'production', SMTP_URL: 'set' });
  expect(written).not.toContain('hush-hush');
  expect(lines.find(({ migrations }) => migrations)?.migrations).toContain('021-ended-sessions.sql');
});
