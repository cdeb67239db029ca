import { readFileSync } from 'node:fs';
import { namespacesOf, readLanguageFile } from '../../scripts/content/language-files';
import { readRules } from '../../scripts/content/read-rules';
import { pageRoutes } from '../../scripts/content/routes';
import { editorConfig } from './config';
import type { Places } from './places';

const places = JSON.parse(readFileSync('content/places.json', 'utf8')) as Places;
const english = new Map(
  namespacesOf('locales').map((name) => [name, readLanguageFile('locales', 'en', name)]),
);
const routes = pageRoutes();

test('every text of the product can be edited, in an entry that is not too long', () => {
  const { entries } = editorConfig({ places, rules: readRules(), routes, english });
  const edited = Object.values(entries).flatMap(({ namespace, keys }) =>
    keys.map((key) => `${namespace}:${key}`),
  );
  const existing = [...english].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => `${namespace}:${key}`),
  );
  expect(existing.filter((name) => !edited.includes(name))).toEqual([]);
  expect(new Set(edited).size).toBe(edited.length);
});

test('every screen is shown on a page that exists', () => {
  const pages = places.flatMap(({ screens }) =>
    screens.flatMap(({ page, pages = {} }) => [
      ...(page === undefined ? [] : [page]),
      ...Object.values(pages),
    ]),
  );
  for (const page of pages) expect([...routes, '/content/mails.html']).toContain(page.split('?')[0]);
});
