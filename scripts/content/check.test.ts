import { checkedLocales, noRules } from '../../tests/support/content/checked-locales';
import path from 'node:path';
import { checkContent, unreadableFiles } from './check';
import { describeFault } from './describe-fault';

const { root, faultsOf } = checkedLocales();

test('complete translations have no faults', () => {
  const faults = faultsOf({
    'en/app.json': { title: 'Hello {{name}}', deep: { link: 'Read <1>this</1>' } },
    'de/app.json': { title: 'Guten Tag {{name}}', deep: { link: '<1>Das</1> lesen' } },
    'fr/app.json': { title: 'Bonjour {{ name }}', deep: { link: 'Lisez <1>ceci</1>' } },
  });
  expect(faults).toEqual([]);
});

test('names a missing, an extra and an empty text with file, key and remedy', () => {
  const faults = faultsOf(
    {
      'en/app.json': { save: 'Save', actions: { accept: 'Accept' } },
      'de/app.json': { save: ' ', other: 'Anderes', actions: {} },
    },
    ['en', 'de'],
  );
  expect(faults).toEqual([
    'de/app.json | actions.accept | is missing; add the translation of "Accept"',
    'de/app.json | other | does not exist in English; remove it, or add it to locales/en first',
    'de/app.json | save | is empty; write the text',
  ]);
});

test('finds a renamed placeholder and a lost tag', () => {
  const faults = faultsOf(
    {
      'en/app.json': { a: '{{answered}} of {{total}}', b: 'Read <terms>the terms</terms>', c: '<1>x</1>' },
      'de/app.json': { a: '{{answered}} von {{gesamt}}', b: 'Lesen Sie die Bedingungen', c: '<1>x<1>' },
    },
    ['en', 'de'],
  );
  expect(faults).toEqual([
    'de/app.json | a | lacks {{total}}, which the English text has; put it where it belongs',
    'de/app.json | a | has {{gesamt}}, which the English text does not have; remove it or correct its spelling',
    'de/app.json | b | lacks <terms>…</terms>, which the English text has; put it around the words it belongs to',
    'de/app.json | c | has <1> without its partner; words stand between <x> and </x>, both with the same name',
  ]);
});

test('finds a placeholder used twice, unless English uses it twice', () => {
  const faults = faultsOf(
    {
      'en/app.json': { a: 'Of {{name}}', b: '{{n}} and {{n}}' },
      'de/app.json': { a: '{{name}} {{name}}', b: '{{n}}, {{n}}' },
    },
    ['en', 'de'],
  );
  expect(faults).toEqual(['de/app.json | a | has {{name}} 2 times; take away what is too many']);
});

test('reports an English text that no translation matches as one fault, of the English file', () => {
  const right = { a: 'Von {{name}}', b: '<1>x</1>', c: '{{total}}' };
  const faults = faultsOf({
    'en/app.json': { a: 'Of {{nmae}}', b: '<1>y</1>', c: '{{total}} of them' },
    'de/app.json': right,
    'fr/app.json': { ...right, c: 'beaucoup' },
  });
  expect(faults).toEqual([
    'en/app.json | a | has {{nmae}}, which no translation has; correct its spelling here, or add it to all of them',
    'en/app.json | a | lacks {{name}}, which all translations have; put it where it belongs, or remove it there',
    'fr/app.json | c | lacks {{total}}, which the English text has; put it where it belongs',
  ]);
});

test('requires exactly the plural forms of each language', () => {
  const faults = faultsOf(
    {
      'en/app.json': { n_one: 'One request', n_other: '{{count}} requests' },
      'de/app.json': { n_one: 'Eine Anfrage', n_other: '{{count}} Anfragen', n_many: '{{count}} Anfragen' },
      'fr/app.json': { n_one: '{{count}} demande', n_other: '{{count}} demandes' },
      'zh-CN/app.json': { n_other: '{{count}} 个请求' },
    },
    ['en', 'de', 'fr', 'zh-CN'],
  );
  expect(faults).toEqual([
    'de/app.json | n_many | is a plural form that the language does not have; remove it',
    'fr/app.json | n_many | is missing; add the translation of "{{count}} requests"',
  ]);
});

test('reports a plural form that English itself lacks', () => {
  const faults = faultsOf({ 'en/app.json': { n_other: '{{count}} requests' } }, ['en']);
  expect(faults).toEqual(['en/app.json | n_one | is missing; add the translation of "{{count}} requests"']);
});

test('only the form for one may omit the number', () => {
  const faults = faultsOf(
    {
      'en/app.json': { n_one: 'One', n_other: '{{count}}' },
      'de/app.json': { n_one: '{{count}}', n_other: 'Viele' },
    },
    ['en', 'de'],
  );
  expect(faults).toEqual([
    'de/app.json | n_other | lacks {{count}}, which the English text has; put it where it belongs',
  ]);
});

test('a form for one contains its number if the English one does', () => {
  const one = (text: string) => ({ n_one: text, n_other: '{{count}}', n_many: '{{count}}' });
  const { n_many: _none, ...german } = one('Eine Anfrage');
  const faults = faultsOf({
    'en/app.json': { n_one: '{{count}} request', n_other: '{{count}}' },
    'de/app.json': german,
    'fr/app.json': one('Une demande'),
  });
  const advice = 'write it, or let the text stay with a reason in the editor';
  expect(faults).toEqual([
    `de/app.json | n_one | leaves out {{count}}, which the English text has; ${advice}`,
    `fr/app.json | n_one | leaves out {{count}}, which the English text has, and stands for 0 as well; ${advice}`,
  ]);
});

test('names missing files, unknown files, unknown folders and broken JSON', () => {
  const faults = faultsOf(
    {
      'en/app.json': { a: 'A' },
      'en/legal.json': { a: 'A' },
      'de/app.json': '{ "a": "A" ',
      'de/extra.json': {},
      'it/app.json': { a: 'A' },
    },
    ['en', 'de'],
  );
  expect(faults).toEqual([
    'it | is not a language of the product (en, de); remove or rename it',
    expect.stringMatching(
      /^de\/extra\.json \| has no English counterpart; remove it, or add .*en\/extra\.json$/,
    ),
    expect.stringMatching(/^de\/app\.json \| is not valid JSON \(.*\); look for a missing comma/),
    expect.stringMatching(/^de\/legal\.json \| is missing; copy .*en\/legal\.json and translate it$/),
  ]);
});

test('reports a text that the product requires as missing in English too', () => {
  faultsOf({ 'en/app.json': { page: { title: 'A' } } }, ['en']);
  const needed = new Map([['app', ['page.title', 'page.why']]]);
  const faults = checkContent({ root, languages: ['en'], rules: noRules, routes: [], needed });
  expect(faults.map(({ key, problem }) => `${key}: ${problem}`)).toEqual([
    'page.why: is missing; the product shows it by itself, so bring it back',
  ]);
});

test('reports a list or a number instead of a text as one fault, in English and in a translation', () => {
  const faults = faultsOf({ 'en/app.json': { a: 3, b: { c: ['x'] } } }, ['en']);
  expect(faults).toEqual([
    'en/app.json | a | is 3; put a text between quotation marks here',
    'en/app.json | b.c | is ["x"]; put a text between quotation marks here',
  ]);
  const translated = faultsOf(
    {
      'en/app.json': { a: 'A', b: { c: 'C', d: { e: 'E' } }, f: 'F' },
      'de/app.json': { a: 3, b: { c: 'Ze', d: ['x'] } },
    },
    ['en', 'de'],
  );
  expect(translated).toEqual([
    'de/app.json | a | is 3; put a text between quotation marks here',
    'de/app.json | b.d | is ["x"]; put a text between quotation marks here',
    'de/app.json | f | is missing; add the translation of "F"',
  ]);
});

describe('a folder instead of a file, and a file instead of a folder', () => {
  const isFolder = 'is a folder where a file belongs; rename or remove it, and bring the file back';
  const isFile =
    'is a file where the folder of a language belongs; rename or remove it, and bring the folder back';

  test.each(['de', 'en'])('are reported in plain words, in %s', (language) => {
    const other = language === 'en' ? 'de' : 'en';
    const faults = faultsOf(
      { [`${other}/app.json`]: { a: 'A' }, [`${language}/app.json/old.json`]: {}, fr: 'x' },
      ['en', 'de', 'fr'],
    );
    expect(faults).toContain(`${language}/app.json | ${isFolder}`);
    expect(faults).toContain(`fr | ${isFile}`);
    const unreadable = unreadableFiles({ root, languages: ['en', 'de', 'fr'] });
    expect(unreadable.map(({ problem }) => problem).sort()).toEqual([isFile, isFolder]);
  });
});

describe('files that cannot be read are reported with their line', () => {
  const line = (content: string | Uint8Array) => {
    const [fault] = (faultsOf({ 'en/app.json': content }, ['en']), checkEnglish());
    return fault === undefined ? '' : describeFault(fault).slice(root.length + 1);
  };
  const checkEnglish = () => checkContent({ root, languages: ['en'], rules: noRules, routes: [] });

  test.each([
    ['a forgotten comma', '{\n  "a": "A"\n  "b": "B"\n}\n', 'en/app.json:3 (English) is not valid JSON'],
    ['a word without quotation marks', '{\n  "a": A\n}\n', 'en/app.json:2 (English) is not valid JSON'],
    ['a missing end', '{\n  "a": "A"', 'en/app.json:2 (English) is not valid JSON'],
    ['a comma too many', '{\n  "a": "A",\n}\n', 'en/app.json:3 (English) is not valid JSON'],
    [
      'an unfinished merge',
      '{\n<<<<<<< HEAD\n  "a": "A"\n=======\n  "a": "B"\n>>>>>>> other\n}\n',
      'en/app.json:2 (English) has the mark of a merge conflict',
    ],
    [
      'the same with Windows line endings',
      '{\r\n  "a": "A",\r\n=======\r\n  "b": "B"\r\n}\r\n',
      'en/app.json:3 (English) has the mark of a merge conflict',
    ],
    ['nothing at all', '\n', 'en/app.json (English) is empty; bring back what was in it'],
    ['a list', '["A"]', 'en/app.json:1 (English) is not a list of names with their texts'],
    ['null', 'null', 'en/app.json:1 (English) is not a list of names with their texts'],
    ['a byte order mark', '\uFEFF{ "a": "A" }', 'en/app.json:1 (English) begins with a byte order mark'],
    [
      'another encoding',
      Buffer.from('{\n  "a": "Grün"\n}\n', 'latin1'),
      'en/app.json:2 (English) is not written in UTF-8',
    ],
    [
      'a duplicate key',
      '{\n  "a": "A",\n  "a": "B"\n}\n',
      'en/app.json:3 (English): "a" stands twice in the file',
    ],
  ])('%s', (_what, content, expected) => {
    const told = line(content);
    expect(told.startsWith(expected) ? expected : told).toBe(expected);
  });
});

test('a fault shows file, line, language and key', () => {
  faultsOf({ 'en/app.json': { a: 'A', b: 'B' }, 'de/app.json': { a: 'A', b: '' } }, ['en', 'de']);
  const faults = checkContent({ root, languages: ['en', 'de'], rules: noRules, routes: [] });
  expect(faults.map(describeFault).at(-1)).toBe(
    `${path.join(root, 'de/app.json')}:3 (German): "b" is empty; write the text`,
  );
});
