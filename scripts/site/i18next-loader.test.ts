import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(__filename)('./i18next-loader.cjs') as (source: string) => string;
const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

it('removes the plural tables, and nothing else', () => {
  const text = load(source);
  expect(text).not.toContain("'ach'");
  expect(source.length - text.length).toBeLessThan(4_500);
  expect(text).toContain('Intl.PluralRules');
});

it('fails when i18next no longer has such tables', () => {
  expect(() => load('export {};')).toThrow('i18next has changed');
});
