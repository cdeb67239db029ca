import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });

test('the contract is a page with a title and a language, under the policy of the site', async () => {
  const page = await get('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('<title>API · supplier+s</title>');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toBe((await get('/nowhere/')).headers['content-security-policy']);
});

test('the address without a slash redirects there', async () => {
  const { statusCode, headers } = await get('/api/docs');
  expect([statusCode, headers.location]).toEqual([301, '/api/docs/']);
});

test('every file that the page needs is served by this server, cacheable forever', async () => {
  const { body } = await get('/api/docs/');
  const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
  const files = addresses.filter((address) => /\.(js|css)$/.test(address));
  expect(files).toHaveLength(4);
  for (const address of addresses) expect(address).toMatch(/^\/[^/]/);
  for (const address of files) {
    const { statusCode, headers } = await get(address);
    expect([address, statusCode]).toEqual([address, 200]);
    expect(headers['content-type']).toMatch(address.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('other files do not exist', async () => {
  for (const name of ['swagger-ui.js', '..%2Freference.ts', 'constructor'])
    expect((await get(`/api/docs/${name}`)).statusCode).toBe(404);
});
