import { readdirSync, readFileSync } from 'node:fs';
import type { Section } from '../../core/assessment/catalogue';
import { catalogue } from '../../data/questions/catalogue';
import { namespacesOf, readLanguageFile } from '../../scripts/content/language-files';
import { fits } from '../../scripts/content/rules';
import { readRules } from '../../scripts/content/read-rules';
import { pageRoutes } from '../../scripts/content/routes';
import { editorConfig } from './config';
import { nameOfGroup } from './entries';
import type { Places } from './places';
import { shippedPages } from './shipped-pages';

const places = JSON.parse(readFileSync('content/places.json', 'utf8')) as Places;
const english = new Map(
  namespacesOf('locales').map((name) => [name, readLanguageFile('locales', 'en', name)]),
);
const routes = pageRoutes();
const sources = { places, rules: readRules(), routes, english, shippedPages: shippedPages() };

test('every text of the product can be edited, in an entry that is not too long', () => {
  const { entries } = editorConfig(sources);
  const edited = Object.values(entries).flatMap(({ namespace, keys }) =>
    keys.map((key) => `${namespace}:${key}`),
  );
  const existing = [...english].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => `${namespace}:${key}`),
  );
  expect(existing.filter((name) => !edited.includes(name))).toEqual([]);
  expect(new Set(edited).size).toBe(edited.length);
});

test('the fields that the specification names have these names', () => {
  const { entries } = editorConfig(sources);
  const names = Object.values(entries).flatMap(({ keys }) => keys.map((key) => key.split('.').at(-1)));
  expect(names).toEqual(
    expect.arrayContaining([
      ...['requestReminderErrorMessage', 'noRequestsError', 'noRequestsErrorTitle'],
      ...['acceptErrorMessage', 'declineErrorMessage'],
    ]),
  );
});

/** The files of src/pages, with `*` for each value in a path. */
const pagesWithValues = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('['))
  .map((file) => `/${file.replace(/\.tsx$/, '/').replace(/\[\w+\]/g, '*')}`);

test('questions of the company are shown on its page, others on that of a segment', () => {
  const { entries } = editorConfig(sources);
  const pages = Object.fromEntries(Object.values(entries).map(({ name, page }) => [name, page]));
  const pageOf = (id: string) => pages[`questions-items-${id}`];
  const ids = (sections: readonly Section[]) =>
    sections.flatMap(({ id, questions }) => [
      pages[`questions-learning-${id}`],
      ...questions.map((each) => pageOf(each.id)),
    ]);
  expect(new Set(ids(catalogue.company))).toEqual(new Set(['/self-assessment/company-overview/']));
  expect(new Set(ids(catalogue.segment))).toEqual(
    new Set(['/self-assessment/business-segments/ALUMINIUM/AT/update/']),
  );
});

test('an e-learning page may be written for each cause of emissions without its own page', () => {
  const { entries } = editorConfig(sources);
  const optional = Object.values(entries).flatMap((entry) => entry.optional);
  expect(optional).toContain('learning.meltingFurnaces.why');
  // Pages that the product ships cannot be removed.
  expect(optional.filter((key) => english.get('questions')?.has(key))).toEqual([]);
});

test('a page that was added may be removed', () => {
  const parts = ['title', 'why', 'where', 'example'].map((part) => `learning.meltingFurnaces.${part}`);
  const questions = new Map([
    ...(english.get('questions') ?? []),
    ...parts.map((key) => [key, 'Text'] as const),
  ]);
  const { entries } = editorConfig({ ...sources, english: new Map([...english, ['questions', questions]]) });
  expect(entries['questions-learning-meltingFurnaces']?.optional).toEqual(parts);
  expect(entries['questions-hotspots-meltingFurnaces']?.optional).toEqual([]);
});

test('every entry is named after its purpose: content/places.json has a title for each group of texts', () => {
  const { entries } = editorConfig(sources);
  const screens = new Map(
    places.flatMap(({ screens }) => screens.map((screen) => [screen.namespace, screen])),
  );
  const unnamed = Object.values(entries).filter(({ name, namespace }) => {
    const group = name.slice(namespace.length + 1).replaceAll('-', '.');
    const screen = screens.get(namespace);
    return (
      group !== '' &&
      screen &&
      !nameOfGroup(screen, group, english.get(namespace) ?? new Map<string, string>())
    );
  });
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(entries['requests-accept']?.label).toBe('Customer requests: accept dialog');
  expect(entries['questions-hotspots-transport']?.label).toBe('Catalogue: cause “Transport”');
});

test('every screen is shown on a page that exists', () => {
  const pages = places.flatMap(({ screens }) =>
    screens.flatMap(({ page, pages = {} }) => [
      ...(page === undefined ? [] : [page]),
      ...Object.values(pages),
    ]),
  );
  const isPage = (page: string) =>
    [...routes, '/content/mails.html', ...pagesWithValues].some((route) => fits(route, page));
  expect(pages.map((page) => page.split('?')[0] ?? '').filter((page) => !isPage(page))).toEqual([]);
});
