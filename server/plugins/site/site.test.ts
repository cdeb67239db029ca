import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addPolicy, inlineScriptHashes } from '../../../scripts/site/finish-page';
import { registerErrors } from '../errors';
import { registerSite } from './site';

const env = {
  apiCredential: 'public',
  identity: { url: 'https://login.example', realm: 'platform', clientId: 'supplier-portal' },
  links: { trustCenter: '', about: '', help: '', support: '', imprint: 'https://operator.example/imprint' },
};

const files: Record<string, string> = {
  'index.html': 'start',
  'de/index.html': 'Start',
  'overview/index.html': 'requests',
  '404.html': 'not found',
  'de/404/index.html': 'nicht gefunden',
  'carbon-accounting/index.html': 'accounts',
  'de/carbon-accounting/index.html': 'Bilanz',
  'page-data/carbon-accounting/page-data.json':
    '{"path":"/carbon-accounting/","matchPath":"/carbon-accounting/*"}',
  'page-data/de/carbon-accounting/page-data.json':
    '{"path":"/de/carbon-accounting/","matchPath":"/de/carbon-accounting/*"}',
  'segment/index.html': 'segment',
  'page-data/segment/page-data.json': '{"path":"/segment/","matchPath":"/segment/:sector/:country/update"}',
  'page-data/overview/page-data.json': '{"path":"/overview/"}',
  'sw.js': 'worker',
  'app-a25056b1c3d1b784cb75.js': 'code',
  'app-a25056b1c3d1b784cb75.js.br': 'squeezed',
  '8689-82e5b07d.js': 'part',
  'static/d0a1/font.woff2': 'font',
  'flags/de.svg': '<svg/>',
  '.secret': 'hidden',
  'app-a25056b1c3d1b784cb75.js.map': 'sources',
  'webpack.stats.json': '{}',
  'strict/index.html': addPolicy('<html><head><meta charset="utf-8"></head><script>one</script></html>'),
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = await createSite(folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function createSite(from: string): Promise<FastifyInstance> {
  const site = Fastify();
  registerErrors(site);
  site.addHook('onRequest', async ({ headers }) => {
    if (headers['x-fault']) throw new Error('the disk cannot be read');
  });
  await registerSite(site, {
    folder: from,
    publicUrl: 'http://localhost:8000',
    policyFor: (inlineScripts) => ["script-src 'self'", ...inlineScripts].join(' '),
    env,
  });
  return site;
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each([
  ['/', 'start'],
  ['/de/', 'Start'],
  ['/overview/?a=1', 'requests'],
  ['/carbon-accounting/', 'accounts'],
  ['/carbon-accounting/2024/results/', 'accounts'],
  ['/de/carbon-accounting/2024/update/', 'Bilanz'],
  ['/segment/STEEL/DE/update/', 'segment'],
])('%s is the page "%s"', async (url, page) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, page]);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
});

test.each([
  ['/nothing/', 'not found'],
  ['/nothing', 'not found'],
  ['/de/nichts/', 'nicht gefunden'],
  ['/fr/rien/', 'not found'],
  ['/segment/STEEL/', 'not found'],
  ['/overview/deeper/', 'not found'],
  ['/.secret', 'not found'],
  ['/../package.json', 'not found'],
  ['/%2e%2e/package.json', 'not found'],
  ['/%00', 'not found'],
  ['//elsewhere.example/overview', 'not found'],
])('%s is not a page: %s', async (url, page) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, page]);
});

test.each([
  ['/overview', '/overview/'],
  ['/overview?token=a%20b&x=?', '/overview/?token=a%20b&x=?'],
  ['/de/carbon-accounting/2024/results', '/de/carbon-accounting/2024/results/'],
  // English has no prefix.
  ['/en', '/'],
  ['/en/?token=a%20b', '/?token=a%20b'],
  ['/en/carbon-accounting/2024/results/', '/carbon-accounting/2024/results/'],
  ['/en//elsewhere.example/', '/elsewhere.example/'],
])('%s leads to %s', async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test.each([
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/page-data/overview/page-data.json', 'no-cache'],
  ['/nothing/', 'no-cache'],
  ['/env.json', 'no-cache'],
  ['/app-a25056b1c3d1b784cb75.js', 'public, max-age=31536000, immutable'],
  ['/8689-82e5b07d.js', 'public, max-age=31536000, immutable'],
  ['/static/d0a1/font.woff2', 'public, max-age=31536000, immutable'],
  ['/flags/de.svg', 'public, max-age=86400'],
])('%s may be cached: %s', async (url, expected) => {
  expect((await get(url)).headers['cache-control']).toBe(expected);
});

test('a folder that is a link serves the site that it points to', async () => {
  const place = mkdtempSync(join(tmpdir(), 'link-'));
  const lead = (name: string) => {
    mkdirSync(join(place, name));
    for (const [file, content] of [
      ['index.html', addPolicy(`<html><head></head><script>${name}</script></html>`)],
      ['sw.js', name],
    ] as const)
      writeFileSync(join(place, name, file), content);
    symlinkSync(name, join(place, 'next'));
    renameSync(join(place, 'next'), join(place, 'site'));
  };
  lead('first');
  const linked = await createSite(join(place, 'site'));
  expect((await linked.inject('/')).body).toContain('<script>first</script>');
  lead('second');
  const { body, headers } = await linked.inject('/');
  expect(body).toContain('<script>second</script>');
  expect(headers['content-security-policy']).toContain(inlineScriptHashes(body)[0]);
  expect(headers['cache-control']).toBe('no-cache');
  await linked.close();
  rmSync(place, { recursive: true });
});

test('unchanged files are not sent again', async () => {
  const { headers } = await get('/overview/');
  const again = await get('/overview/', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a precompressed file is sent to browsers that can read it', async () => {
  const answer = await get('/app-a25056b1c3d1b784cb75.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect([answer.body, answer.headers['content-type']]).toEqual([
    'squeezed',
    expect.stringMatching(/javascript/),
  ]);
  expect((await get('/app-a25056b1c3d1b784cb75.js')).body).toBe('code');
});

test('what a build has added while the server runs is served, and what is hidden stays so', async () => {
  expect((await get('/offline/de-5c1f.json')).statusCode).toBe(404);
  mkdirSync(join(folder, 'offline'));
  writeFileSync(join(folder, 'offline/de-5c1f.json'), '{}');
  utimesSync(join(folder, 'sw.js'), new Date(), new Date(Date.now() + 60_000));
  expect((await get('/offline/de-5c1f.json')).body).toBe('{}');
  expect((await get('/.secret')).statusCode).toBe(404);
});

test('the environment is public and nothing else', async () => {
  expect((await get('/env.json')).json()).toEqual(env);
});

test('a server error is shown to people as a page, with its number in the log', async () => {
  const answer = await get('/de/overview/?a=1&b=2', { 'x-fault': '1', accept: 'text/html,*/*' });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(answer.body).toContain('<html lang="de"');
  expect(answer.body).toMatch(/nennen Sie unserem Support bitte diese Nummer: req-\w+</);
  expect(answer.body).toContain('href="/de/overview/?a=1&amp;b=2"');
  expect(answer.body).not.toContain('disk');
  const toPrograms = await get('/app-a25056b1c3d1b784cb75.js', { 'x-fault': '1', accept: '*/*' });
  expect([toPrograms.statusCode, toPrograms.json()]).toMatchObject([
    500,
    { error: { code: 'INTERNAL_ERROR' } },
  ]);
});

test('HEAD responds like GET', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/overview/' });
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '8']);
});

test('a site that was not built is reported as such', async () => {
  const site = await createSite(join(folder, 'absent'));
  const answer = await site.inject({ url: '/' });
  await site.close();
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      error: {
        code: 'SITE_NOT_BUILT',
        message: 'The site is not built here: run "npm run build" and start again.',
      },
    },
  ]);
});

describe('another name of this machine', () => {
  const open = (host: string) => app.inject({ url: '/overview/?a=1', headers: { host } });

  it.each(['127.0.0.1:8000', '[::1]:8000'])(
    '%s redirects to the one that sign-in works with',
    async (host) => {
      const answer = await open(host);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('http://localhost:8000/overview/?a=1');
    },
  );

  it.each(['localhost:8000', 'suppliers.example', '192.0.2.7:8000'])('%s is served', async (host) => {
    expect((await open(host)).statusCode).toBe(200);
  });
});

test.each(['/app-a25056b1c3d1b784cb75.js.map', '/webpack.stats.json'])(
  '%s, which the build leaves for its own use, is not served',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('the header of a page names its inline scripts, and that of another page does not', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  const [hash] = inlineScriptHashes('<script>one</script>');
  expect(hash).toMatch(/^'sha256-/);
  expect(await policyOf('/strict/')).toBe(`script-src 'self' ${hash}`);
  expect(await policyOf('/overview/')).toBe("script-src 'self'");
});
