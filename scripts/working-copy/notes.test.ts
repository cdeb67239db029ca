import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createPublisher } from '../../content/editor/backend/publish-changes';
import { createNotes } from '../../content/editor/notes/notes-store';
import { openComments } from '../content/notes/notes';
import {
  configOf,
  createWorkingCopy,
  kill,
  placeAt,
  startWorkingCopy,
  type RunningCopy,
} from '../../tests/support/content/working-copy';
import { git } from './git.mjs';

const english = { save: 'Save', open: 'Open' };
const save = { name: 'app:save', language: 'de' };

let folder: string;
let running: RunningCopy;
const place = placeAt(() => running.address);
const editorOf = (name: string) =>
  createNotes(
    () => place,
    () => name,
  );
const said = (notes: ReturnType<typeof editorOf>, key = 'save') =>
  openComments(notes.of('de', 'app'), key).map((note) => note.says);

beforeEach(async () => {
  folder = createWorkingCopy(english);
  running = await startWorkingCopy(folder);
});
afterEach(async () => {
  await kill(running);
  rmSync(folder, { recursive: true });
});

test('a note is a line in a file next to the texts, and a commit of only that file', async () => {
  await editorOf('Nina Weber').add(save, { kind: 'comment', says: 'Why?' });
  const told = git(folder, ['log', '-1', '--name-only', '--format=%s|%an']);
  expect(told).toBe('notes: comment, app:save (de)|Nina Weber\n\ncontent/notes/de/app.jsonl\n');
  expect(git(folder, ['status', '--porcelain'])).toBe('');
});

test('ten editors who make notes at the same time lose no note and no text', async () => {
  const names = Array.from({ length: 10 }, (_each, index) => `Editor ${index}`);
  const publish = createPublisher(place, configOf(english));
  await Promise.all([
    ...names.map((name) => editorOf(name).add(save, { kind: 'comment', says: `by ${name}` })),
    publish('App (de)', [
      { namespace: 'app', language: 'de', key: 'save', text: 'Sichern', seen: 'Save (de)' },
    ]),
  ]);
  const reader = editorOf('');
  await reader.refresh();
  expect(said(reader).sort()).toEqual(names.map((name) => `by ${name}`));
  expect(readFileSync(path.join(folder, 'locales/de/app.json'), 'utf8')).toContain('Sichern');
});

test('Git merges the notes of two branches about the same text by itself', async () => {
  cpSync('.gitattributes', path.join(folder, '.gitattributes'));
  await editorOf('Nina Weber').add(save, { kind: 'comment', says: 'first' });
  git(folder, ['add', '.gitattributes']);
  git(folder, ['commit', '--quiet', '-m', 'attributes']);
  git(folder, ['switch', '--quiet', '-c', 'other']);
  await editorOf('Jan Vos').add(save, { kind: 'comment', says: 'there' });
  git(folder, ['switch', '--quiet', '-']);
  await editorOf('Nina Weber').add(save, { kind: 'comment', says: 'here' });
  git(folder, ['merge', '--quiet', 'other', '-m', 'merged']);
  const reader = editorOf('');
  await reader.refresh();
  expect(said(reader).sort()).toEqual(['first', 'here', 'there']);
});

test('a finding with an override does not block publishing the text, until the text changes', async () => {
  const notes = editorOf('Nina Weber');
  const limited = configOf(english);
  const rules = {
    ...limited.rules,
    limits: [{ keys: 'app:save', max: 5, why: 'a button' }],
    get overrides() {
      return notes.overrides();
    },
  };
  const publish = createPublisher(place, { ...limited, rules });
  const change = {
    namespace: 'app',
    language: 'de',
    key: 'save',
    text: 'Sichern',
    seen: 'Save (de)',
  } as const;
  await expect(publish('App (de)', [change])).rejects.toThrow('is 7 characters long where 5 fit');
  const held = { text: 'Sichern', english: 'Save' };
  await notes.add(save, { kind: 'override', rule: 'length', reason: 'It fits.', ...held });
  await publish('App (de)', [change]);
  const next = { ...change, text: 'Speichern', seen: 'Sichern' };
  await expect(publish('App (de)', [next])).rejects.toThrow('is 9 characters long where 5 fit');
});

test('refuses notes without a name', async () => {
  await expect(editorOf('').add(save, { kind: 'settled' })).rejects.toThrow('Give your name first');
  expect(await place.entriesByFolder('content/notes', 'jsonl', 2)).toEqual([]);
});

test('writes only notes into files of notes', async () => {
  const file = { path: 'content/notes/../../evil.jsonl', slug: '', raw: 'x' };
  await expect(place.persistEntry({ dataFiles: [file], assets: [] }, {})).rejects.toThrow(
    'not a language file',
  );
});

test('a note has the progress of the languages read again, and does not trigger a build of the site; texts do', async () => {
  await editorOf('Nina Weber').add(save, { kind: 'comment', says: 'Why?' });
  await createPublisher(place, configOf(english))('App (de)', [
    { namespace: 'app', language: 'de', key: 'save', text: 'Sichern', seen: 'Save (de)' },
  ]);
  await place.getEntry('locales/de/app.json');
  await kill(running);
  expect(running.builds()).toBe(1);
  expect(running.statuses()).toBe(1);
});
