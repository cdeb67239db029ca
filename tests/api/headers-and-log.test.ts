import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { createTestApp, credential, people, type TestApp } from '../support/server/test-app';

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

  test('of the site allow the identity provider and leave scripts to the pages', async () => {
    const { headers } = await server.app.inject({ url: '/env.json' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://identity.test");
    expect(policy).toContain("frame-src 'self' https://identity.test");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src|default-src/);
  });

  test('ask for https only where the product is reached by https', async () => {
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
  test('has one line per call and nothing of the person in it', async () => {
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
});
