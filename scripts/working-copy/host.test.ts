import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createNotes } from '../../content/editor/notes/notes-store';
import { createPublisher, type Change } from '../../content/editor/backend/publish-changes';
import {
  configOf,
  createCopiesOfHost,
  kill,
  placeAt,
  startWorkingCopy,
  type RunningCopy,
} from '../../tests/support/content/working-copy';
import { complaintOf, git } from './git.mjs';

const english = { save: 'Save', open: 'Open' };
const config = configOf(english);
const branch = 'origin/main';

let host: string;
let copies: string[];
let remove: () => void;
let running: RunningCopy[];

beforeEach(async () => {
  ({ host, copies, remove } = createCopiesOfHost(english, ['Ann', 'Ben']));
  running = await Promise.all(copies.map((folder) => startWorkingCopy(folder, { branch })));
});
afterEach(async () => {
  await Promise.all(running.map(kill));
  remove();
});

const german = (key: keyof typeof english, text: string, seen = `${english[key]} (de)`): Change => ({
  namespace: 'app',
  language: 'de',
  key,
  text,
  seen,
});
const publishAt = (editor: number, ...changes: Change[]) =>
  createPublisher(
    placeAt(() => running[editor]?.address ?? ''),
    config,
  )('App (de)', changes);
const at = (folder: string, what = 'main:locales/de/app.json') =>
  JSON.parse(git(folder, ['show', what])) as Record<string, string>;
const history = (folder: string) => git(folder, ['log', '--format=%an', 'main']).trim().split('\n');

test('publications of two editors in separate copies are on the host, one commit each', async () => {
  await publishAt(0, german('save', 'Sichern'));
  await publishAt(1, german('open', 'Aufmachen'));
  expect(at(host)).toEqual({ save: 'Sichern', open: 'Aufmachen' });
  expect(history(host)).toEqual(['Ben', 'Ann', 'Git Person']);
  expect(at(copies[1] ?? '', 'HEAD:locales/de/app.json')).toEqual(at(host));
});

test('an editor who changes a text that someone else has just changed gets an error, and undoes nothing', async () => {
  await publishAt(0, german('save', 'Sichern'));
  const second = publishAt(1, german('save', 'Merken'), german('open', 'Aufmachen'));
  await expect(second).rejects.toThrow('Somebody else has changed save (de) meanwhile.');
  expect(at(host)).toEqual({ save: 'Sichern', open: 'Open (de)' });
  await publishAt(1, german('save', 'Merken', 'Sichern'));
  expect(at(host)).toMatchObject({ save: 'Merken' });
});

test('both publications succeed when they are made at the same time', async () => {
  await Promise.all([publishAt(0, german('save', 'Sichern')), publishAt(1, german('open', 'Aufmachen'))]);
  expect(at(host)).toEqual({ save: 'Sichern', open: 'Aufmachen' });
});

test('nothing is published here that is not on the host', async () => {
  renameSync(host, `${host}-away`);
  await expect(publishAt(0, german('save', 'Sichern'))).rejects.toThrow(
    /^The Git host cannot be read \(origin\/main\); try again later[.] Git says: (?!fatal)/,
  );
  renameSync(`${host}-away`, host);

  const hook = path.join(host, 'hooks', 'pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "This branch is closed."\nexit 1\n', { mode: 0o755 });
  await expect(publishAt(0, german('save', 'Sichern'))).rejects.toThrow('This branch is closed.');
  const own = copies[0] ?? '';
  expect(at(own, 'HEAD:locales/de/app.json')).toEqual(at(host));
  expect(git(own, ['status', '--porcelain'])).toBe('');
});

test('changes of an import that are in the way are not described as an unreachable host', async () => {
  const file = path.join(copies[0] ?? '', 'locales/de/app.json');
  const imported = readFileSync(file, 'utf8').replace('Open (de)', 'Aufmachen');
  writeFileSync(file, imported);
  await publishAt(1, german('save', 'Sichern'));
  await expect(publishAt(0, german('save', 'Merken'))).rejects.toThrow(
    /^Others have published texts in files that were changed here without the editor/,
  );
  expect(readFileSync(file, 'utf8')).toBe(imported);
});

test('a host that does not answer is not described in terms of processes', () => {
  const error = { code: 'ETIMEDOUT', message: 'spawnSync git ETIMEDOUT', stderr: '' };
  expect(complaintOf(error)).toBe('no answer in time');
});

test('an approval by someone else has the progress of the languages read again', async () => {
  await kill(running[1] as RunningCopy);
  const second = await startWorkingCopy(copies[1] ?? '', { branch, interval: 50 });
  running[1] = second;
  const told = second.nextStatus();
  const ann = createNotes(
    () => placeAt(() => running[0]?.address ?? ''),
    () => 'Ann',
  );
  const text = { name: 'app:save', language: 'de' };
  await ann.add(text, { kind: 'state', state: 'approved', text: 'Save (de)', english: 'Save' });
  await told;
});

test('an interrupted publication is pushed at the next start', async () => {
  const own = copies[0] ?? '';
  await kill(running[0] as RunningCopy);
  const file = 'locales/de/app.json';
  const raw = git(own, ['show', `HEAD:${file}`]).replace('Save (de)', 'Sichern');
  writeFileSync(path.join(own, file), raw);
  git(own, ['commit', '--quiet', '--all', '-m', 'texts: App (de)']);
  const stagingFolder = path.join(own, 'build/publication');
  mkdirSync(stagingFolder, { recursive: true });
  const files = [{ path: file, raw, read: 'an earlier version' }];
  writeFileSync(
    path.join(stagingFolder, 'journal.json'),
    JSON.stringify({ files, message: 'texts: App (de)' }),
  );
  running[0] = await startWorkingCopy(own, { branch });
  expect(at(host)).toMatchObject({ save: 'Sichern' });
});
