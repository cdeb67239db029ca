import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doctor } from '../../../server/cli/doctor';
import { loadConfig } from '../../../server/config';
import { openDatabase } from '../../../server/database/open';
import { loadDemo } from '../../../server/demo/load-demo';
import { startSmtpStub } from '../../support/server/smtp-stub';

let folder: string;
let dataDir: string;
let siteDir: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  dataDir = join(folder, 'data');
  siteDir = join(folder, 'site');
  mkdirSync(siteDir);
  writeFileSync(join(siteDir, 'index.html'), '');
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  await loadDemo(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const examine = (env: Record<string, string> = {}) =>
  doctor([], loadConfig({ DATA_DIR: dataDir, SITE_DIR: siteDir, ...env }));
/** The lines of a check that must fail. */
const failures = async (env: Record<string, string>) =>
  examine(env).then(
    () => [],
    (error: Error) => error.message.split('\n').filter((line) => line.startsWith('FAIL')),
  );

it('has an ok line for every check when all is well', async () => {
  const lines = await examine();
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'ok    public address',
    'ok    site',
    'ok    disk',
    'ok    mail',
    'ok    sign-in',
    'ok    database',
    'ok    migrations',
    'ok    clock',
    'ok    audit trails',
  ]);
});

it('reports all faults at once', async () => {
  expect(
    await failures({
      PUBLIC_URL: 'http://suppliers.example',
      SITE_DIR: join(folder, 'absent'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      IDENTITY: 'keycloak',
      KEYCLOAK_URL: 'http://127.0.0.1:1',
      KEYCLOAK_ADMIN_CLIENT_SECRET: 'x',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      FAN_OUT_URL: 'redis://127.0.0.1:1',
    }),
  ).toEqual([
    expect.stringMatching(/public address: http:\/\/suppliers\.example is not https/),
    expect.stringMatching(/site: .*absent holds no site; run "npm run build" or set SITE_DIR/),
    expect.stringMatching(
      /fan-out: FAN_OUT_URL cannot be used: .*ECONNREFUSED.*; see SupplierPlusSFanOutUnreachable in/,
    ),
    expect.stringMatching(
      /mail: SMTP_URL cannot be used: .*ECONNREFUSED.*; see SupplierPlusSMailDelayed in deploy\/runbook\.md$/,
    ),
    expect.stringMatching(/sign-in: http:\/\/127\.0\.0\.1:1 does not answer; is KEYCLOAK_URL right\?/),
    expect.stringMatching(/database: The database cannot be reached: .*ECONNREFUSED/),
  ]);
});

it('reports the age of the newest backup, and fails without one of the last two days', async () => {
  const place = join(folder, 'backups');
  const put = (time: string) =>
    writeFileSync(join(place, `suppliers-${time.replaceAll(':', '')}.backup`), '');
  const fault = `FAIL  backups: ${place} holds no backup; see "Back up" in deploy/README.md`;
  expect(await failures({ BACKUP_FOLDER: place })).toEqual([fault]);
  mkdirSync(place);
  put('2026-01-02T02:00:00Z');
  expect(await failures({ BACKUP_FOLDER: place })).toEqual([
    `FAIL  backups: the newest in ${place} is of 2026-01-02T02:00:00.000Z; see SupplierPlusSBackupTooOld in deploy/runbook.md`,
  ]);
  put(`${new Date().toISOString().slice(0, 19)}Z`);
  expect(await examine({ BACKUP_FOLDER: place })).toContainEqual(
    expect.stringMatching(/^ok {4}backups: the newest in /),
  );
});

it.each(['absent', 'empty'])('creates no database in a folder that is %s', async (name) => {
  const place = join(folder, name);
  if (name === 'empty') mkdirSync(place);
  expect(await failures({ DATA_DIR: place })).toEqual([
    `FAIL  database: ${place} holds no database; set DATA_DIR or DATABASE_URL as the server has it, or start it once.`,
  ]);
  expect(existsSync(join(place, 'postgres'))).toBe(false);
});

it('warns of settings that an installation for others should change, and of nothing on a single machine', async () => {
  expect(await examine({ NODE_ENV: 'production', PUBLIC_URL: 'https://suppliers.example.com' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^WARN {2}DEMO is 1: /),
      expect.stringMatching(/^WARN {2}SMTP_URL is not set: /),
      expect.stringMatching(/^WARN {2}TRUST_PROXY is 0 behind a proxy/),
      expect.stringMatching(/^WARN {2}BACKUP_FOLDER is not set: /),
      'WARN  PUBLIC_URL is an address of an example',
      'WARN  LINK_TRUST_CENTER, LINK_ABOUT, LINK_HELP, LINK_SUPPORT lead to example.com; set addresses of your own',
    ]),
  );
  expect((await examine()).filter((line) => line.startsWith('WARN'))).toEqual([]);
});

it('reports that the mail server accepts us', async () => {
  const smtp = await startSmtpStub();
  const lines = await examine({ SMTP_URL: smtp.url, MAIL_FROM: 'a@b.example' });
  expect(lines).toContain('ok    mail: the mail server takes our sign-in');
  await smtp.close();
});

it.each([
  [{}, 'are at http://localhost:8000/dev/outbox/'],
  [{ PUBLIC_URL: 'https://suppliers.example', TRUST_PROXY: '1' }, 'are kept and neither sent nor shown'],
])('with %j and no mail server it says where the mails are', async (env, where) => {
  expect(await examine(env)).toContain(`ok    mail: no mail server is set; mails ${where}`);
});

it('finds an audit trail that was changed', async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  await database.query(
    `insert into audit_heads (project_id, entries, hash) select min(id), 3, 'x' from projects
     on conflict (project_id) do update set hash = 'x'`,
    [],
  );
  await database.close();
  expect(await failures({})).toEqual([expect.stringMatching(/audit trails: broken for the projects \d/)]);
});

describe('a Keycloak', () => {
  let issuer: string | undefined;
  let ofClients = 404;
  const keycloak = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/realms/platform/.well-known/openid-configuration')
      return response.end(JSON.stringify({ issuer }));
    if (request.url?.endsWith('/token')) return response.end('{"access_token":"t"}');
    if (request.url?.startsWith('/admin/realms/platform/users')) return response.end('[]');
    return response.writeHead(request.url?.includes('/clients/') ? ofClients : 404).end();
  });
  let url: string;
  beforeAll(async () => {
    keycloak.listen(0, '127.0.0.1');
    await once(keycloak, 'listening');
    url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`;
  });
  afterAll(() => keycloak.close());
  const env = (more = {}) => ({
    IDENTITY: 'keycloak',
    KEYCLOAK_URL: url,
    KEYCLOAK_ADMIN_CLIENT_SECRET: 'x',
    ...more,
  });
  const signIn = async (more = {}) =>
    (await examine(env(more)).catch((error: Error) => error.message.split('\n'))).find((line) =>
      line.includes('sign-in'),
    );

  it('that responds passes', async () => {
    issuer = `${url}/realms/platform`;
    expect(await signIn()).toBe(
      'ok    sign-in: the realm platform answers, and supplier-server may manage users and clients',
    );
  });

  it('without permission for the server to create API clients', async () => {
    ofClients = 403;
    expect(await signIn()).toMatch(/^FAIL .*supplier-server may not manage clients \(403\).*manage-clients/);
    ofClients = 404;
  });

  it('with a different issuer would refuse everybody', async () => {
    issuer = 'https://login.example/realms/platform';
    expect(await signIn()).toMatch(/^FAIL .*calls itself https:\/\/login\.example\/realms\/platform/);
  });

  it('without the realm', async () => {
    expect(await signIn({ KEYCLOAK_REALM: 'other' })).toMatch(/^FAIL .*answers 404 for the realm other/);
  });
});
