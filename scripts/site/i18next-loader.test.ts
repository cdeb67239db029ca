import { buildSync } from 'esbuild';
import type i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { formattedCounts } from '../../core/i18n/counts';

const load = createRequire(__filename)('./i18next-loader.cjs') as (source: string) => string;
const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

/** i18next as browsers get it. */
function shorterI18next(): typeof i18next {
  const stdin = { contents: load(source), resolveDir: 'node_modules/i18next' };
  const { outputFiles } = buildSync({ stdin, bundle: true, write: false, format: 'cjs', logLevel: 'error' });
  const made = { exports: {} as { default: typeof i18next } };
  runInNewContext(outputFiles[0]?.text ?? '', { module: made, Intl, console });
  return made.exports.default;
}

it('removes the plural tables and the formatter, and nothing else', () => {
  const text = load(source);
  expect(text).not.toContain("'ach'");
  expect(text).not.toContain('Formatter');
  expect(source.length - text.length).toBeLessThan(9_000);
  expect(text).toContain('Intl.PluralRules');
});

it('translates with plurals and formatted counts without them', () => {
  const i18n = shorterI18next().createInstance();
  const texts = { rows_one: '{{count}} row in {{year}}', rows_other: '{{count}} rows in {{year}}' };
  void i18n.init({ lng: 'en', initImmediate: false, resources: { en: { translation: texts } } });
  expect(i18n.t('rows', { count: 1, year: 2026 })).toBe('1 row in 2026');
  expect(i18n.t('rows', { count: 1234, year: 2026 })).toBe('1234 rows in 2026');

  Object.assign(i18n.services.interpolator, formattedCounts);
  expect(i18n.t('rows', { count: 1234, year: 2026 })).toBe('1,234 rows in 2026');
});

it('fails when i18next no longer has such parts', () => {
  expect(() => load('export {};')).toThrow('i18next has changed');
});
