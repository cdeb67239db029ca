import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './command-line';
import { exportTexts } from './export-texts';
import { importTexts } from './import-texts';
import type { Rules } from './rules';

const root = mkdtempSync(path.join(tmpdir(), 'exchange-'));
const rules: Rules = {
  same: [],
  limits: [{ keys: 'app:save', max: 12, why: 'a button' }],
  glossary: [],
};

const english = {
  save: 'Save',
  terms: 'Read <terms>the terms</terms> of {{company}} & others',
  both: '{{a}} {{b}}, then {{a}}',
  n_one: 'One request',
  n_other: '{{count}} requests',
};
const german = { save: 'Sichern', n_one: 'Eine Anfrage', n_other: '{{count}} Anfragen' };

function write(language: string, texts: object): void {
  mkdirSync(path.join(root, language), { recursive: true });
  writeFileSync(path.join(root, language, 'app.json'), `${JSON.stringify(texts, null, 2)}\n`);
}
const file = (language: string) => readFileSync(path.join(root, language, 'app.json'), 'utf8');

beforeEach(() => {
  write('en', english);
  write('de', german);
  write('fr', {});
});
afterAll(() => rmSync(root, { recursive: true }));

async function exported(language = 'de', onlyOpen = false): Promise<string> {
  const open = new Set(['app:terms', 'app:both']);
  return (await exportTexts({ root, language, rules, open, onlyOpen })).xml;
}
const imported = (xml: string) =>
  importTexts(xml, { root, languages: ['en', 'de', 'fr'], rules, routes: [] });

/** Adds a translation where the exported file has none, as an agency does. */
const translate = (xml: string, key: string, target: string) =>
  xml.replace(
    new RegExp(`(<trans-unit id="${key}"[^]*?</source>)(\\s*<target>[^]*?</target>)?`),
    `$1<target>${target}</target>`,
  );

test('exports XLIFF 1.2 with protected markers, length limits and what is open', async () => {
  const xml = await exported();
  expect(xml).toContain('source-language="en" target-language="de"');
  expect(xml).toContain(
    'Read <x id="1" equiv-text="&lt;terms&gt;"/>the terms<x id="2" equiv-text="&lt;/terms&gt;"/>',
  );
  expect(xml).toContain('At most 12 characters: a button.');
  expect(xml).toMatch(/id="terms" approved="no"/);
  expect(xml).toMatch(/id="save" approved="yes"/);
  expect(await exported('de', true)).not.toContain('id="save"');
  expect(await exported('fr')).toContain('id="n_many"');
});

test('a file that is imported unchanged changes nothing', async () => {
  expect(await imported(await exported())).toMatchObject({ language: 'de', faults: [], changed: [] });
  expect(JSON.parse(file('de'))).toEqual(german);
});

test('a text without a translation in the file keeps the one it has, and is named', async () => {
  const xml = translate(await exported(), 'save', '');
  expect((await imported(xml)).untranslated).toEqual(['app:save', 'app:terms', 'app:both']);
  expect(JSON.parse(file('de'))).toEqual(german);
});

test('markers in a different order from English keep their position', async () => {
  write('de', { ...german, both: '{{b}} nach {{a}}, dann {{a}}' });
  const before = file('de');
  expect(await imported(await exported())).toMatchObject({ faults: [], changed: [] });
  expect(file('de')).toBe(before);
});

test('imports translations in the order of English, with every marker and space', async () => {
  let xml = await exported();
  xml = translate(xml, 'both', '<x id="2"/> <x id="1"/>, dann <x id="1"/>');
  xml = translate(
    xml,
    'terms',
    'Lesen Sie <x id="1" equiv-text="&lt;terms&gt;"/>die Bedingungen<x id="2"/> von <x id="3"/> &amp; Co.',
  );
  expect(await imported(xml)).toMatchObject({ faults: [], changed: ['app:terms', 'app:both'] });
  expect(Object.entries(JSON.parse(file('de')) as object)).toEqual([
    ['save', 'Sichern'],
    ['terms', 'Lesen Sie <terms>die Bedingungen</terms> von {{company}} & Co.'],
    ['both', '{{b}} {{a}}, dann {{a}}'],
    ['n_one', 'Eine Anfrage'],
    ['n_other', '{{count}} Anfragen'],
  ]);
});

test('words marked by a translation tool, such as its sentences and terms, are part of the text', async () => {
  const marked = '<mrk mtype="seg" mid="1">Jetzt</mrk> <g id="9"><mrk mtype="term">sichern</mrk></g>';
  expect((await imported(translate(await exported(), 'save', marked))).faults).toEqual([
    '"app:save" is 13 characters long where 12 fit: a button; shorten it',
  ]);
});

const save = '<trans-unit id="save"><source>Save</source><target>Merken</target></trans-unit>';

test.each([
  ['in a group', `<group id="menu">${save}</group>`, '0 of the 1'],
  ['twice', save + save, '1 of the 2'],
  ['in two files of one name', `${save}</body></file><file original="app"><body>${save}`, '1 of the 2'],
  ['without its English text', save.replace(/<source>.*<.source>/, ''), '0 of the 1'],
])('refuses a file with a text %s, which would be lost', async (_where, body, count) => {
  const xml = `<xliff version="1.2"><file original="app" target-language="de"><body>${body}</body></file></xliff>`;
  expect((await imported(xml)).faults).toEqual([
    expect.stringContaining(`Only ${count} texts in the file can be read, not "app:save":`),
  ]);
});

test('imports nothing if one text is wrong', async () => {
  const before = file('de');
  let xml = translate(await exported(), 'terms', 'Lesen Sie die Bedingungen');
  xml = translate(xml, 'both', '<x id="1"/><x id="2"/>!');
  xml = translate(xml, 'save', 'Jetzt alles speichern');
  expect((await imported(xml)).faults).toEqual([
    '"app:save" is 21 characters long where 12 fit: a button; shorten it',
    expect.stringMatching(/^"app:terms" lacks {{company}}/),
    expect.stringMatching(/^"app:terms" lacks <terms>…<\/terms>/),
  ]);
  expect(file('de')).toBe(before);
});

test('refuses a translation of another English text, or of a text that does not exist', async () => {
  const xml = translate(await exported(), 'save', 'Speichern');
  write('en', { ...english, save: 'Save all' });
  expect((await imported(xml)).faults).toEqual([
    '"app:save" was translated from an English text that has changed since; export it again',
  ]);
  write('en', { terms: english.terms, both: english.both });
  expect((await imported(xml)).faults).toContainEqual(
    '"app:save" is not a text of the product; remove it from the file',
  );
});

test.each([
  ['no XML', 'Hallo', /^The file is not XLIFF 1.2/],
  ['a missing end', '<xliff version="1.2"><file', /^The file is not XLIFF 1.2/],
  ['other XML', '<html/>', /^The file is not XLIFF 1.2/],
  [
    'another version',
    '<xliff xmlns="x" version="2.0" srcLang="en" trgLang="de"></xliff>',
    /^The file is XLIFF 2.0; ask for XLIFF 1.2/,
  ],
  ['tags that do not match', '<xliff><file></xliff>', /^The file is not XLIFF 1.2/],
])('reports %s', async (_what, xml, expected) => {
  expect((await imported(xml)).faults).toEqual([expect.stringMatching(expected)]);
});

test('refuses a file for English or for an unknown language', async () => {
  const xml = await exported();
  expect((await imported(xml.replaceAll('target-language="de"', 'target-language="de-DE"'))).faults).toEqual([
    'The file is for the language "de-DE"; this product is translated into de, fr. ' +
      'If the texts are for one of these, write it as target-language in the file.',
  ]);
});

test('refuses a file with several languages, of which only the first would be read', async () => {
  const french = '<file original="other" target-language="fr"><body></body></file></xliff>';
  const xml = translate(await exported(), 'save', 'Speichern').replace('</xliff>', french);
  expect((await imported(xml)).faults).toEqual([
    'The file has texts in de and fr; ask for a file for each language.',
  ]);
});

function runScript(name: string, ...args: string[]) {
  const command = [path.resolve('node_modules/.bin/tsx'), path.resolve(`scripts/${name}.ts`), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return [status, stderr];
}

test('reports a missing file in a sentence', () => {
  expect(runScript('content-import', 'none.xlf')).toEqual([
    1,
    'none.xlf cannot be read: there is no such file or folder. Nothing was imported.\n',
  ]);
});

test.each(['utf16le', 'latin1'] as const)('a file in %s is not read as UTF-8', (encoding) => {
  const xlf = path.join(root, 'agency.xlf');
  writeFileSync(xlf, '<xliff version="1.2">Größe</xliff>', encoding);
  expect(runScript('content-import', xlf)).toEqual([
    1,
    `${xlf} is not written in UTF-8; save it again with the encoding "UTF-8". Nothing was imported.\n`,
  ]);
});

test('an export that cannot be written says why', () => {
  expect(runScript('content-export', '--language', 'fr', '--out', root)).toEqual([
    1,
    `${root} cannot be written: it is a folder.\n`,
  ]);
});

test('the folder of a file is created with its parents, or its failure is reported', () => {
  const folder = path.join(root, 'new', 'folder');
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  expect(() => makeFolder('/proc/none/folder')).toThrow('ENOENT');
});

test.each([
  [
    'content-export',
    ['--lang', 'fr'],
    /^Unknown option '--lang'.*\nUsage: .*content:export -- --language de\|/,
  ],
  ['content-import', ['fr.xlf', 'de.xlf'], /^Usage: npm run content:import -- FILE\n$/],
  [
    'content-status',
    ['--detail'],
    /^Unknown option '--detail'.*\nUsage: .*content:status \[-- --details\]\n$/,
  ],
])('%s %s says how it is called', (name, args, expected) => {
  expect(runScript(name, ...args)).toEqual([1, expect.stringMatching(expected)]);
});
