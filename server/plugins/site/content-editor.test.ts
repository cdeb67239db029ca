import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from '../errors';
import { registerSite } from './site';

const env = {
  apiCredential: 'public',
  identity: { url: 'https://login.example', realm: 'platform', clientId: 'supplier-portal' },
  links: { trustCenter: '', about: '', help: '', support: '' },
};
const files: Record<string, string> = {
  'site/index.html': '<html><head><title>Start</title></head></html>',
  'site/de/overview/index.html': '<html><head><title>Anfragen</title></head></html>',
  'site/404.html': 'not found',
  'editor/index.html': 'the editor',
  'editor/editor.js': 'code',
  'secret.txt': 'hidden',
};
const script = '<head><script src="/content/in-page.js"></script><title>Anfragen';

let folder: string;
const running: FastifyInstance[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});
afterAll(async () => {
  await Promise.all(running.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

async function serve(backend?: object, more?: object): Promise<FastifyInstance> {
  const app = Fastify();
  running.push(app);
  registerErrors(app);
  if (backend) writeFileSync(join(folder, 'editor/backend.json'), JSON.stringify({ backend, ...more }));
  await registerSite(app, {
    folder: join(folder, 'site'),
    publicUrl: 'http://localhost:8000',
    policyFor: () => "script-src 'self'",
    env,
    contentDir: backend && join(folder, 'editor'),
  });
  return app;
}

test('without its folder there is no editor, and no page shows its texts', async () => {
  const app = await serve();
  expect((await app.inject('/content/')).statusCode).toBe(404);
  expect((await app.inject('/de/overview/?texts=show')).body).toBe(files['site/de/overview/index.html']);
});

test('the editor is served under its own policy, which lets it call where the texts are', async () => {
  const app = await serve({ name: 'gitlab', base_url: 'https://git.example.com', repo: 'a/b' });
  const answer = await app.inject('/content/');
  expect([answer.statusCode, answer.body]).toEqual([200, 'the editor']);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'self' blob: data: https://git.example.com https://gitlab.com;");
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await app.inject('/content/editor.js')).body).toBe('code');
  expect((await app.inject('/content')).headers.location).toBe('/content/');
});

test.each(['/content/../secret.txt', '/content/%2e%2e/secret.txt', '/content/nothing.js'])(
  '%s is not part of the editor',
  async (url) => expect((await (await serve({ name: 'proxy' })).inject(url)).statusCode).toBe(404),
);

test.each(['show', 'pseudo'])(
  'a page requested with texts=%s includes the script that does it',
  async (mode) => {
    const app = await serve({ name: 'proxy' });
    const answer = await app.inject(`/de/overview/?a=1&texts=${mode}`);
    expect(answer.body).toContain(script);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each([
  '/de/overview/',
  '/de/overview/?texts=',
  '/de/overview/?texts=other',
  '/de/overview/?mytexts=show',
])('%s is the unchanged page', async (url) =>
  expect((await (await serve({ name: 'proxy' })).inject(url)).body).toBe(
    files['site/de/overview/index.html'],
  ),
);

test('a translation service is called only where an operator names one', async () => {
  const policyOf = async (app: FastifyInstance) =>
    String((await app.inject('/content/')).headers['content-security-policy']);
  const place = { name: 'proxy' };
  const translation = { url: 'https://translate.example.com/translate' };
  expect(await policyOf(await serve(place, { translation }))).toContain('https://translate.example.com;');
  expect(await policyOf(await serve(place))).toContain("connect-src 'self' blob: data: ;");
});

test('a folder without a description of the repository is reported at start', async () => {
  rmSync(join(folder, 'editor/backend.json'), { force: true });
  const app = Fastify();
  running.push(app);
  await expect(
    registerSite(app, {
      folder: join(folder, 'site'),
      publicUrl: 'http://localhost:8000',
      policyFor: () => "script-src 'self'",
      env,
      contentDir: join(folder, 'editor'),
    }),
  ).rejects.toThrow(/backend.json is missing or cannot be read/);
});
