import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(__filename)('./announcer-loader.cjs') as (source: string) => string;
const source = readFileSync('node_modules/gatsby/cache-dir/navigation.js', 'utf8');

it('announces the heading of the new page and nothing in English', () => {
  const text = load(source);
  expect(text).toContain('const newAnnouncement = pageName');
  expect(text).not.toContain('Navigated to');
});

it('says so when Gatsby announces in another way', () => {
  expect(() => load('export {};')).toThrow('Gatsby has changed');
});
