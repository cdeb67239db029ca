import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { createTestApp, credential, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('security headers', () => {
  test('of the API forbid everything', async () => {
    const { headers } = await server.app.inject({ url: '/api' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('of the site allow its own scripts and the identity provider, and nothing else', async () => {
    const { headers } = await server.app.inject({ url: '/env.json' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://identity.test");
    expect(policy).toContain("frame-src 'self' https://identity.test");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("default-src 'self'; script-src 'self'; ");
    expect(policy).toContain("base-uri 'none'");
  });

  test('require https only if the product is served by https', async () => {
    expect((await server.app.inject({ url: '/api' })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    const config = loadConfig({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://suppliers.example',
      SITE_DIR: 'none',
    });
    const app = await createApp(config, server);
    const { headers } = await app.inject({ url: '/api' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await app.close();
  });
});

describe('the log', () => {
  test('has one line per request and no personal data', async () => {
    const lines: string[] = [];
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((chunk) => lines.push(String(chunk)) > 0);
    const config = loadConfig({ LOG_LEVEL: 'info', SITE_DIR: 'none' });
    const app = await createApp(config, server);
    const token = await server.identity.tokenFor(people.user);
    const projectId = await server.projectId('Alpenguss GmbH');
    const answer = await app.inject({
      method: 'POST',
      url: `/api/customer-requests/project/${projectId}/respond?secret=1`,
      headers: { authorization: `Bearer ${credential}`, 'x-access-token': token },
      payload: { linkingId: 'private', action: 'private' },
    });
    await app.close();
    write.mockRestore();
    const calls = lines.filter((line) => line.includes(String(answer.headers['x-request-id'])));
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0] ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/customer-requests/project/:projectId/respond',
      status: 400,
      reqId: answer.headers['x-request-id'],
    });
    expect(lines.join('')).not.toMatch(
      new RegExp(`secret|private|luis|${token}|${credential}|127\\.0\\.0\\.1`),
    );
  });

  test.each([
    ['the API', '/api/landing/check-invitation', 'application/json'],
    ['the sign-in pages', '/realms/platform/forgotten-password', 'application/x-www-form-urlencoded'],
  ])('does not report a caller of %s who disconnects as an error', async (_name, url, type) => {
    const lines: { level: number; msg: string; status?: number }[] = [];
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((chunk) => lines.push(JSON.parse(String(chunk)) as (typeof lines)[number]) > 0);
    const config = loadConfig({ LOG_LEVEL: 'info', SITE_DIR: 'none' });
    const app = await createApp(config, server);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${credential}\r\n` +
        `content-type: ${type}\r\ncontent-length: 100\r\n\r\n{"token":`,
    );
    const [request] = (await once(app.server, 'request')) as [IncomingMessage];
    const broken = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await broken;
    await app.close();
    write.mockRestore();
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });
});
