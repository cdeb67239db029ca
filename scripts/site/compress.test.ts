import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const siteDirectory = join(folder, 'site');
const keptDirectory = join(folder, 'kept');
const long = 'words and words '.repeat(200);
const write = (name: string, content: string) => writeFileSync(join(siteDirectory, name), content);
const read = (name: string) => readFileSync(join(siteDirectory, name));
const compress = () => compressFiles({ siteDirectory, keptDirectory });

beforeAll(() => mkdirSync(siteDirectory, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('compresses files that become smaller, in both formats, and leaves the others', async () => {
  write('page.html', long);
  write('small.html', 'a');
  write('picture.png', long);
  expect(await compress()).toBe(1);
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('page.html.gz')).toString()).toBe(long);
  expect(readdirSync(siteDirectory).sort()).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'picture.png',
    'small.html',
  ]);
});

test('compresses a changed file again, even with the same modification time', async () => {
  write('page.html', `${long}!`);
  write('copy.html', `${long}!`);
  expect(await compress()).toBe(2);
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(`${long}!`);
  expect(gunzipSync(read('copy.html.gz')).toString()).toBe(`${long}!`);
});

test('keeps only the files of the site for the next build', async () => {
  expect(readdirSync(keptDirectory)).toHaveLength(2);
  write('page.html', 'now small');
  rmSync(join(siteDirectory, 'copy.html'));
  await compress();
  expect(readdirSync(keptDirectory)).toEqual([]);
  expect(existsSync(join(siteDirectory, 'page.html.br'))).toBe(false);
});
