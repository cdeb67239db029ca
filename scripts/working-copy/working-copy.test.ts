import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createPublisher, type Change } from '../../content/editor/backend/publish-changes';
import { changedTexts, withPrevious, versionsOfText } from '../../content/editor/history/changed-texts';
import type { WorkingCopy } from '../../content/editor/working-copy';
import {
  callerOf,
  configOf,
  createWorkingCopy,
  kill,
  placeAt,
  startWorkingCopy,
  type RunningCopy,
} from '../../tests/support/content/working-copy';
import { git } from './git.mjs';

const english = { save: 'Save', open: 'Open' };
const config = configOf(english);

let folder: string;
let running: RunningCopy;
const call = callerOf(() => running.address);
const place = placeAt(() => running.address);
const history: WorkingCopy = {
  history: (skip) => call('publications', { skip }),
  publication: (id) => call('publication', { id }),
  versions: (file) => call('versions', { path: file }),
  since: (day) => call('since', { day }),
  siteState: () => call('siteState', {}),
};

async function start(options?: { isPlain: boolean }) {
  folder = createWorkingCopy(english, options);
  running = await startWorkingCopy(folder);
}
afterEach(async () => {
  await kill(running);
  rmSync(folder, { recursive: true });
});

const read = (language: string) => readFileSync(path.join(folder, `locales/${language}/app.json`), 'utf8');
const german = (text: string): Change => ({
  namespace: 'app',
  language: 'de',
  key: 'save',
  text,
  seen: 'Save (de)',
});

test('a publication is a commit of only its files, under the name that its editor gave', async () => {
  await start();
  writeFileSync(path.join(folder, 'locales/fr/app.json'), '{}\n');
  writeFileSync(path.join(folder, 'other.txt'), 'mine');
  git(folder, ['add', 'other.txt']);
  const publish = createPublisher(place, config, () => 'Nina Weber');
  await publish('App (de)', [german('Sichern')]);
  const told = git(folder, ['log', '-1', '--name-only', '--format=%s|%an|%cn']);
  expect(told).toBe('texts: App (de)|Nina Weber|Git Person\n\nlocales/de/app.json\n');
  expect(git(folder, ['status', '--porcelain'])).toBe(' M locales/fr/app.json\nA  other.txt\n');
});

test("an editor without a name is the person in Git's settings", async () => {
  await start();
  await createPublisher(place, config)('App (de)', [german('Sichern')]);
  expect(git(folder, ['log', '-1', '--format=%an <%ae>'])).toBe('Git Person <git@example.com>\n');
});

test('without a repository the texts are saved in any case, and there is no history', async () => {
  await start({ isPlain: true });
  await createPublisher(place, config)('App (de)', [german('Sichern')]);
  expect(read('de')).toContain('Sichern');
  expect(await history.history(0)).toEqual({ hasHistory: false, uncommitted: [], publications: [] });
  expect(await history.versions('locales/de/app.json')).toEqual([]);
});

test('a publication can be viewed, and undone through the same checks', async () => {
  await start();
  const publish = createPublisher(place, config, () => 'Nina Weber');
  await publish('App (de, fr)', [
    german('Sichern'),
    { ...german('Garder'), language: 'fr', seen: 'Save (fr)' },
  ]);
  writeFileSync(path.join(folder, 'locales/pt/app.json'), '{}\n');

  const { publications, uncommitted } = await history.history(0);
  expect(publications.map(({ name, author }) => `${author}: ${name}`)).toEqual([
    'Nina Weber: texts: App (de, fr)',
    'Git Person: begin',
  ]);
  expect(uncommitted).toEqual(['locales/pt/app.json']);
  expect((await history.history(1)).publications).toHaveLength(1);
  const texts = changedTexts(await history.publication(publications[0]?.id ?? ''));
  expect(texts.map(({ language, before, after }) => `${language}: ${before} -> ${after}`)).toEqual([
    'de: Save (de) -> Sichern',
    'fr: Save (fr) -> Garder',
  ]);
  await publish('taken back', withPrevious(texts.slice(0, 1)));
  expect(read('de')).toContain('"Save (de)"');
  expect(read('fr')).toContain('"Garder"');
  // What is already undone stays so, and the rest follows.
  await publish('taken back', withPrevious(texts));
  expect(read('de')).toContain('"Save (de)"');
  expect(read('fr')).toContain('"Save (fr)"');
  const overtaken = withPrevious(texts).map((change) => ({ ...change, seen: 'Other', text: 'Third' }));
  await expect(publish('taken back', overtaken)).rejects.toThrow('Somebody else has changed save (de)');

  const versions = versionsOfText('save', await history.versions('locales/fr/app.json'));
  expect(versions.map(({ text }) => text)).toEqual(['Save (fr)', 'Garder', 'Save (fr)']);
});

test('lists changes since a day if the history goes back that far', async () => {
  await start();
  expect(await history.since('2001-01-01')).toBeNull();
  await createPublisher(place, config)('App (de)', [german('Sichern')]);
  const afterwards = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  expect(await history.since(afterwards)).toEqual([]);
  writeFileSync(path.join(folder, 'locales/fr/app.json'), '{}\n');
  const changed = changedTexts((await history.since(afterwards)) ?? []);
  expect(changed.map(({ language, key }) => `${language} ${key}`)).toEqual(['fr save', 'fr open']);
});

test('does not overwrite a file that has changed since it was read', async () => {
  await start();
  const { file } = await call<LoadedEntry>('getEntry', { path: 'locales/de/app.json' });
  await createPublisher(place, config)('App (de)', [german('Sichern')]);
  const before = read('de');
  const raw = '{ "save": "Behalten" }';
  const dataFiles = [{ path: 'locales/de/app.json', raw, read: file.id }];
  await expect(call('persistEntry', { dataFiles, options: {} })).rejects.toMatchObject({ status: 409 });
  expect(read('de')).toBe(before);
});

test('an interrupted publication is finished at the next start, and undoes nothing', async () => {
  await start();
  const [de, fr] = await Promise.all(
    ['de', 'fr'].map((language) => call<LoadedEntry>('getEntry', { path: `locales/${language}/app.json` })),
  );
  await kill(running);
  const files = [de, fr].map((each) => ({ path: each?.file.path, raw: '{ "a": 1 }', read: each?.file.id }));
  mkdirSync(path.join(folder, 'build/publication'), { recursive: true });
  const journal = { files, message: 'texts: App (de, fr)', author: 'Nina Weber' };
  writeFileSync(path.join(folder, 'build/publication/journal.json'), JSON.stringify(journal));
  // German was changed by hand after the stop.
  writeFileSync(path.join(folder, 'locales/de/app.json'), '{ "by": "hand" }');
  running = await startWorkingCopy(folder);
  expect([read('de'), read('fr')]).toEqual(['{ "by": "hand" }', '{ "a": 1 }']);
  expect(git(folder, ['log', '-1', '--format=%s|%an'])).toBe('texts: App (de, fr)|Nina Weber\n');

  await kill(running);
  running = await startWorkingCopy(folder);
  expect(git(folder, ['rev-list', '--count', 'HEAD'])).toBe('2\n');
});
