import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActiveFaults } from '../lib/active-faults';
import { probeIssuer, type IdentityProviderError } from './probe-issuer';
import { checkIssuer } from './watch-issuer';

const realm = 'platform';
const admin = { clientId: 'c', secret: 's' };
const portOf = (server: Server | ReturnType<typeof createPlainServer>) =>
  (server.address() as AddressInfo).port;
const errorOf = (url: string) =>
  probeIssuer({ url, realm }).then(
    () => undefined,
    (error: IdentityProviderError) => ({ code: error.code, message: error.message }),
  );

describe('a certificate of a private authority', () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=login.test', '-addext', 'subjectAltName=DNS:login.test'];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
    ];
    execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('that the machine does not know', async () => {
    const url = `https://127.0.0.1:${portOf(server)}`;
    expect(await errorOf(url)).toEqual({
      code: 'IDENTITY_UNTRUSTED',
      message:
        `the certificate of ${url} comes from an authority that this machine does not know; name the file with the ` +
        'certificate of that authority in NODE_EXTRA_CA_CERTS (DEPTH_ZERO_SELF_SIGNED_CERT)',
    });
  });
});

describe('a Keycloak', () => {
  let answer: { status?: number; date?: Date; body?: string };
  let url: string;
  const keycloak = createPlainServer((_request, response) => {
    const { status = 200, date = new Date(), body } = answer;
    response.sendDate = false;
    response.writeHead(status, { date: date.toUTCString() });
    response.end(body ?? JSON.stringify({ issuer: `${url}/realms/${realm}` }));
  });
  beforeAll(async () => {
    keycloak.listen(0, '127.0.0.1');
    await once(keycloak, 'listening');
    url = `http://127.0.0.1:${portOf(keycloak)}`;
  });
  beforeEach(() => {
    answer = {};
  });
  afterAll(() => keycloak.close());

  test('that works', async () => {
    expect(await errorOf(url)).toBeUndefined();
  });

  test.each([
    [{ status: 502 }, 'IDENTITY_UNREACHABLE', /answers 502; see its own log/],
    [{ status: 404 }, 'IDENTITY_MISCONFIGURED', /answers 404 for the realm platform; is it imported\?/],
    [{ body: '<html>' }, 'IDENTITY_MISCONFIGURED', /is not a Keycloak; is KEYCLOAK_URL right\?/],
    [{ body: '{"issuer":"https://other"}' }, 'IDENTITY_MISCONFIGURED', /set KEYCLOAK_URL to that/],
    [{ date: new Date(Date.now() + 3_600_000) }, 'IDENTITY_UNTRUSTED', /differs by 3\d\d\d s, .* from NTP/],
  ])('that answers %j', async (given, code, message) => {
    answer = given;
    expect(await errorOf(url)).toEqual({ code, message: expect.stringMatching(message) as string });
  });

  test('is watched: the log has the cause once, and its end', async () => {
    const faults = createActiveFaults();
    const logged: [string, object][] = [];
    faults.logTo({
      error: (fields, message) => logged.push([message, fields]),
      info: (fields, message) => logged.push([message, fields]),
    });
    answer = { status: 404 };
    await checkIssuer({ url, realm, admin }, faults);
    await checkIssuer({ url, realm, admin }, faults);
    expect(faults.current()).toEqual(['IDENTITY_MISCONFIGURED']);
    answer = {};
    await checkIssuer({ url, realm, admin }, faults);
    expect(faults.current()).toEqual([]);
    const code = 'IDENTITY_MISCONFIGURED';
    expect(logged).toEqual([
      ['trouble begins', { code, cause: expect.stringContaining('is it imported?') as string }],
      ['trouble is over', { code }],
    ]);
  });
});

test.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', /is for another host; set KEYCLOAK_URL to the host that it names/],
  ['CERT_HAS_EXPIRED', /is not valid today; renew it, and check the clock of this machine/],
])('a certificate that Node refuses with %s', async (code, message) => {
  const cause = Object.assign(new Error('refused'), { code });
  jest.spyOn(global, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  expect(await errorOf('https://login.test')).toEqual({
    code: 'IDENTITY_UNTRUSTED',
    message: expect.stringMatching(message) as string,
  });
});

test('no server at the address', async () => {
  const gone = createPlainServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const url = `http://127.0.0.1:${portOf(gone)}`;
  gone.close();
  await once(gone, 'close');
  expect(await errorOf(url)).toEqual({
    code: 'IDENTITY_UNREACHABLE',
    message: `${url} does not answer; is KEYCLOAK_URL right? (ECONNREFUSED)`,
  });
});
