import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(__filename)('./i18next-loader.cjs') as (source: string) => string;
const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

it('leaves out the tables of plurals, and nothing else', () => {
  const text = load(source);
  expect(text).not.toContain("'ach'");
  expect(source.length - text.length).toBeLessThan(4_500);
  expect(text).toContain('Intl.PluralRules');
});

it('says so when i18next has no such tables any more', () => {
  expect(() => load('export {};')).toThrow('i18next has changed');
});
