import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeLanguageBundles } from './language-bundles';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
}

const read = (address: string) =>
  JSON.parse(readFileSync(join(site, address), 'utf8')) as Record<string, string>;

it('puts each language’s pages and data into its bundle, under the addresses they are requested with', async () => {
  put('index.html', 'start');
  put('de/index.html', 'Anfang');
  put('page-data/index/page-data.json', '{}');
  put('page-data/de/overview/page-data.json', '{"d":1}');
  put('slice-data/public-header-de.json', '{"s":1}');
  put('page-data/app-data.json', '{}');
  put('404.html', 'twin of /404/');
  put('_gatsby/slices/a-1.html', 'part of a page');

  const bundles = await writeLanguageBundles(site);

  expect(read(bundles.en)).toEqual({ '/': 'start', '/page-data/index/page-data.json': '{}' });
  expect(read(bundles.de)).toEqual({
    '/de/': 'Anfang',
    '/page-data/de/overview/page-data.json': '{"d":1}',
    '/slice-data/public-header-de.json': '{"s":1}',
  });
  expect(read(bundles['zh-CN'])).toEqual({});
});

it('changes the address with the content, and deletes old bundles', async () => {
  put('fr/index.html', 'un');
  const before = await writeLanguageBundles(site);
  put('fr/index.html', 'deux');
  const after = await writeLanguageBundles(site);
  expect(after.fr).not.toBe(before.fr);
  expect(after.es).toBe(before.es);
  expect(() => read(before.fr)).toThrow('ENOENT');
});
