import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeThirdPartyNotices } from './third-party-notices';

const rootDirectory = mkdtempSync(join(tmpdir(), 'notices-'));
const siteDirectory = join(rootDirectory, 'public');
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(rootDirectory, name)), { recursive: true });
  writeFileSync(join(rootDirectory, name), content);
};
const installed = (folder: string, manifest: object) =>
  write(`node_modules/${folder}/package.json`, JSON.stringify({ version: '1.2.3', ...manifest }));

beforeAll(async () => {
  const sources = ['a/index.js', '@b/c/node_modules/d/e.js'].map(
    (source) => `webpack://s/./node_modules/${source}`,
  );
  write('public/1-a.js.map', JSON.stringify({ sources: [...sources, 'webpack://s/./src/f.ts'] }));
  installed('a', { name: 'a', license: 'MIT' });
  write('node_modules/a/LICENSE', 'Copyright (c) A\r\nPermission is granted\n');
  write('node_modules/a/NOTICE.txt', 'a has parts of z');
  installed('@b/c', { name: '@b/c', license: 'MIT' });
  installed('@b/c/node_modules/d', { name: 'd', license: 'ISC', author: { name: 'Dora' } });
  installed('@fontsource-variable/inter', { name: 'inter', license: 'OFL-1.1' });
  write('data/trees/SOURCE.md', '# Trees\n\n|  |  |\n| - | - |\n| Licence | OGL v3.0 |\n\n| more |\n');
  write('data/ours/SOURCE.md', '# Ours\n\n| Publisher | supplier+s |\n\nNo licence is needed.\n');
  await writeThirdPartyNotices({ rootDirectory, siteDirectory });
});
afterAll(() => rmSync(rootDirectory, { recursive: true }));

const notices = () =>
  readFileSync(join(siteDirectory, 'third-party-notices.txt'), 'utf8').split(/\n\n-+\n\n/);

it('contains notices and licences of the packages in the scripts', () => {
  expect(notices()).toContain('a 1.2.3\nMIT\n\nCopyright (c) A\nPermission is granted\n\na has parts of z');
});

it('names author and licence of packages without a file about it, also of nested ones', () => {
  expect(notices()).toContain('d 1.2.3\nISC\nDora');
});

it('lists the font, which is in no script, and no package that is not in the site', () => {
  expect(notices()).toContain('inter 1.2.3\nOFL-1.1');
  expect(notices().join()).not.toContain('@b/c 1.2.3');
});

it('states publishers and licences of data', () => {
  expect(notices().at(-1)).toBe('Trees (data/trees)\n\nLicence: OGL v3.0\n');
});
