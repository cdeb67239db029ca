import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { namespacesOf } from '../src/app/head/page-namespaces';

/*
 * A page is built with the texts of the namespaces in `page-namespaces.ts`. Texts of other namespaces would be shown
 * as keys, so every module that a page can load is searched for the namespaces it uses.
 */

/** Texts of modules that a page loads but does not show, or loads together with their texts, and why. */
const exceptions: readonly [pages: RegExp, namespace: string, reason: string][] = [
  [
    /^(overview|self-assessment|supply-chain-management)$/,
    'sustainability-report',
    'a shared report loads its texts',
  ],
  [/^(overview|self-assessment|supply-chain-management)$/, 'vsme', 'a shared report loads its texts'],
  [/^account\/company-profile$/, 'activities', 'a profile has no units'],
  [/^account\/company-profile$/, 'assessment', 'a profile has no targets'],
  [/^account\/company-profile$/, 'questions', 'a profile has no questions'],
  [/^account\/company-profile$/, 'vsme', 'a profile has no values of a sustainability report'],
  [
    /^carbon-accounting\/.*\/(report|results)$/,
    'registration',
    'they say the period of a year, not its first month',
  ],
  [/^carbon-accounting\/.*(share|settings)$/, 'spend-sectors', 'nothing is distributed there'],
  [/^carbon-accounting\/creditors$/, 'activities', 'it names sectors only'],
];

const namespaces = new Set(readdirSync('locales/en').map((name) => path.basename(name, '.json')));

const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join('src/pages', name));

interface Module {
  imports: readonly string[];
  names: ReadonlySet<string>;
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.join(path.dirname(file), fileName))
    .flatMap((base) => [`${base}.ts`, `${base}.tsx`].filter((each) => existsSync(each)));
  const ofHooks = [...text.matchAll(/useTranslation\(\s*\[?((?:'[\w-]+'[,\s]*)+)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/[\w-]+/g)].map(([name]) => name),
  );
  const ofKeys = [...text.matchAll(/(?:\bt\(\s*\[?['"`]([\w-]+):)|(?:['"`]([\w-]+):\w+\.[\w.]+['"`])/g)].map(
    ([, called, named]) => called ?? named ?? '',
  );
  const names = new Set([...ofHooks, ...ofKeys].filter((name) => namespaces.has(name)));
  const found = { imports, names };
  modules.set(file, found);
  return found;
}

/** The namespaces that a page's modules use, each with one of these modules. */
function namedBy(page: string): Map<string, string> {
  const seen = new Set([page]);
  const named = new Map<string, string>();
  for (const file of seen) {
    const { imports, names } = moduleOf(file);
    for (const name of names) if (!named.has(name)) named.set(name, file);
    for (const each of imports) seen.add(each);
  }
  return named;
}

const nameOf = (page: string) => path.relative('src/pages', page).replace(/\.tsx$/, '');

const lacking = pages.flatMap((page) => {
  const own = new Set(namespacesOf(page));
  return [...namedBy(page)]
    .filter(([namespace]) => !own.has(namespace))
    .map(([namespace, file]) => ({ page: nameOf(page), namespace, file }));
});

const isExcepted = ({ page, namespace }: { page: string; namespace: string }) =>
  exceptions.some(([which, of]) => which.test(page) && of === namespace);

test('a page is built with the texts that its components use', () => {
  expect(lacking.filter((each) => !isExcepted(each))).toEqual([]);
});

test('every exception is still needed', () => {
  const leftOver = exceptions.filter(
    ([which, of]) => !lacking.some(({ page, namespace }) => which.test(page) && namespace === of),
  );
  expect(leftOver).toEqual([]);
});
