import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { replaceTexts } from './replace-texts';

const node = (ns: string, language: string) => ({ node: { ns, data: '{"a":"before"}', language } });
const page = (path: string, language: string, namespaces: string[], slicesMap = {}) => ({
  path,
  result: {
    data: { locales: { edges: namespaces.map((ns) => node(ns, language)) } },
    pageContext: { language },
  },
  slicesMap,
});
const files = {
  'page-data/de/terms/page-data.json': page('/de/terms/', 'de', ['common', 'legal']),
  'page-data/terms/page-data.json': page('/terms/', 'en', ['legal']),
  'page-data/de/index/page-data.json': page('/de/', 'de', ['home'], { header: 'header-de' }),
  'page-data/index/page-data.json': page('/', 'en', ['home'], { header: 'header-en' }),
  'slice-data/header-de.json': {
    result: { data: { locale: { ns: 'frame', data: '{}' } }, sliceContext: { language: 'de' } },
  },
  'slice-data/header-en.json': {
    result: { data: { locale: { ns: 'frame', data: '{}' } }, sliceContext: { language: 'en' } },
  },
};

let folder: string;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a text is updated in the pages of its language that have its namespace, and no others', async () => {
  const touched = await replaceTexts(folder, new Map([['de/legal.json', '{"a":"after"}']]));
  expect(touched).toEqual({ pages: ['/de/terms/'], slices: [] });
  const [changed, ...others] = Object.entries(files);
  expect(read(changed?.[0] ?? '')).toBe(
    JSON.stringify(changed?.[1]).replace(
      '{"ns":"legal","data":"{\\"a\\":\\"before\\"}"',
      '{"ns":"legal","data":"{\\"a\\":\\"after\\"}"',
    ),
  );
  for (const [file, content] of others) expect(read(file)).toBe(JSON.stringify(content));
});

test('a text of a slice is updated in the pages that contain it', async () => {
  const touched = await replaceTexts(folder, new Map([['de/frame.json', '{"a":"after"}']]));
  expect(touched).toEqual({ pages: ['/de/'], slices: ['header-de'] });
  expect(read('slice-data/header-de.json')).toContain('after');
});

test('changes nothing without changed texts', async () => {
  expect(await replaceTexts(folder, new Map())).toEqual({ pages: [], slices: [] });
});
