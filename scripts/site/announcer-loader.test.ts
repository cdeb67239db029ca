import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(__filename)('./announcer-loader.cjs') as (source: string) => string;
const source = readFileSync('node_modules/gatsby/cache-dir/navigation.js', 'utf8');

it('announces only the heading of the new page, without English words', () => {
  const text = load(source);
  expect(text).toContain('const newAnnouncement = pageName');
  expect(text).not.toContain('Navigated to');
});

it('fails when Gatsby has changed its announcement', () => {
  expect(() => load('export {};')).toThrow('Gatsby has changed');
});
