import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface StyleSheet {
  file: string;
  defined: ReadonlySet<string>;
  used: Set<string>;
  /** Whether a component computes names of classes, such as `styles[tone]`: those are not known here. */
  isComputed: boolean;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

function readSheet(file: string): StyleSheet {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|'.*?'/gs, '');
  const selectors = rules.replace(/[\w-]+:[^;{}]*;/g, '');
  return {
    file,
    defined: new Set(namesIn(selectors, /\.([a-z][\w-]*)/gi)),
    used: new Set(namesIn(rules, /composes: (\w+);/g)),
    isComputed: false,
  };
}

const sheets = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, readSheet(file)]),
);

const imports = /import (?:\* as (\w+)|type .*?) from '(.+\.module\.css)';/g;
for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
  const code = readFileSync(file, 'utf8');
  for (const [, name = '', address = ''] of code.matchAll(imports)) {
    const sheet = sheets.get(path.join(path.dirname(file), address));
    if (!sheet) throw new Error(`${file} imports ${address}, which does not exist.`);
    const rest = code.replaceAll(imports, '');
    for (const used of namesIn(rest, new RegExp(`(?<![\\w.':])${name}\\.(\\w+)`, 'g'))) sheet.used.add(used);
    sheet.isComputed ||= new RegExp(`(?<![\\w.])${name}(?=[[)};])`).test(rest);
  }
}
// Other sheets compose it.
sheets.get('src/components/table/row-link.module.css')?.used.add('rowLink');

const listed = (classesOf: (sheet: StyleSheet) => string[]) =>
  [...sheets.values()].flatMap((sheet) => classesOf(sheet).map((name) => `${sheet.file}: .${name}`));

it('defines every class that a component uses', () => {
  expect(listed(({ used, defined }) => [...used].filter((name) => !defined.has(name)))).toEqual([]);
});

it('uses every class that a style sheet defines', () => {
  expect(
    listed(({ used, defined, isComputed }) =>
      isComputed ? [] : [...defined].filter((name) => !used.has(name)),
    ),
  ).toEqual([]);
});
