import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notesPath, type Note } from './notes/notes';
import { languageStatus } from './status';

const before = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'status-'));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]);

function write(language: string, texts: object) {
  mkdirSync(path.join('locales', language), { recursive: true });
  writeFileSync(path.join('locales', language, 'app.json'), `${JSON.stringify(texts, null, 2)}\n`);
}

function commit() {
  git('add', '.');
  git('commit', '-q', '-m', 'texts');
}

beforeAll(() => {
  process.chdir(folder);
  git('init', '-q');
  write('en', { save: 'Save', open: 'Open it', n_one: 'One', n_other: '{{count}} of them' });
  write('de', { save: 'Speichern', open: 'Öffnen', n_one: 'Eins', n_other: '{{count}} davon' });
  write('fr', { save: 'Enregistrer', n_one: 'Un' });
  commit();
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

type Options = Parameters<typeof languageStatus>[0];

function status(language: string, stillRight: Options['stillRight'] = [], own: readonly Note[] = []) {
  const notes = new Map([[notesPath(language, 'app'), own]]);
  const { outdated, ...others } = languageStatus({
    ...{ root: 'locales', language, stillRight, notes, withHistory: true },
  });
  return { ...others, outdated: outdated.map(({ name }) => name), sources: outdated };
}

test('counts texts with the plural forms of the language, and names what is missing', () => {
  expect(status('fr')).toMatchObject({
    texts: 5,
    words: 2,
    missing: ['app:open', 'app:n_many', 'app:n_other'],
    outdated: [],
  });
  expect(status('de')).toMatchObject({ texts: 4, words: 5, missing: [], outdated: [] });
});

test('all texts are missing in a language without a file', () => {
  expect(status('pt').missing).toHaveLength(5);
});

test('a translation is outdated when its English text has changed since, until it is changed or confirmed', () => {
  write('en', { save: 'Save', open: 'Open all', n_one: 'One', n_other: 'All {{count}}' });
  commit();
  expect(status('de').outdated).toEqual(['app:open', 'app:n_other']);
  expect(status('de').sources[0]).toEqual({ name: 'app:open', source: 'Open it' });

  const approved = { kind: 'state', state: 'approved', key: 'open', by: 'Nina', at: '2026-11-27' } as const;
  const note: Note = { ...approved, text: 'Öffnen', english: 'Open all' };
  expect(status('de', [], [note]).outdated).toEqual(['app:n_other']);
  expect(status('de', [], [{ ...note, english: 'Open it' }]).outdated).toEqual(['app:open', 'app:n_other']);

  const stillRight = [{ text: 'app:n_other', english: 'All {{count}}', languages: ['de'] }];
  expect(status('de', stillRight).outdated).toEqual(['app:open']);

  write('de', { save: 'Speichern', open: 'Alles öffnen', n_one: 'Eins', n_other: '{{count}} davon' });
  expect(status('de', stillRight).outdated).toEqual([]);
  commit();
  expect(status('de', stillRight).outdated).toEqual([]);
});

test('rewriting a file does not make its texts look new', () => {
  write('de', { open: 'Alles öffnen', save: 'Speichern', n_one: 'Eins', n_other: '{{count}} davon' });
  commit();
  expect(status('de').outdated).toEqual(['app:n_other']);
});
