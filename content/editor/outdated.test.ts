import type { Note } from '../../scripts/content/notes/notes';
import { createOutdated } from './outdated';

const english = 'Save all';
const all = new Map([
  [
    'app',
    new Map([
      ['en', new Map([['save', english]])],
      ['de', new Map([['save', 'Sichern']])],
      ['fr', new Map([['save', 'Enregistrer']])],
    ] as const),
  ],
]);
const approval = (text: string, of: string): Note => ({
  ...{ kind: 'state', state: 'approved', key: 'save', at: '2026-11-27', by: 'Nina' },
  ...{ text, english: of },
});

function known(sources: Record<string, string>, notes: readonly Note[] = [], withHistory = true) {
  const languages = Object.entries(sources).map(([language, source]) => ({
    ...{ language, name: language, texts: 1, words: 1, missing: [] },
    outdated: [{ name: 'app:save', source }],
  }));
  const own = { of: (language: string) => (language === 'de' ? notes : []) };
  return createOutdated(own, () => Promise.resolve({ withHistory, languages }));
}
const german = { text: 'Sichern', english };
const change = { namespace: 'app', key: 'save', seen: 'Save' };

test('a translation is outdated until it is approved for the English text as it is now', async () => {
  const outdated = known({ de: 'Save' });
  await outdated.refresh();
  expect(outdated.sourceOf('app:save', 'de', german)).toBe('Save');
  expect(outdated.sourceOf('app:save', 'fr', { text: 'Enregistrer', english })).toBeUndefined();
  expect(outdated.among(all)).toEqual([
    { name: 'app:save', language: 'de', text: 'Sichern', source: 'Save', english },
  ]);

  const approved = known({ de: 'Save' }, [approval('Sichern', english)]);
  await approved.refresh();
  expect(approved.among(all)).toEqual([]);
  const before = known({ de: 'Save' }, [approval('Sichern', 'Save')]);
  await before.refresh();
  expect(before.sourceOf('app:save', 'de', german)).toBe('Save');
});

test('a published English text makes its translations outdated at once, except those published with it', () => {
  const outdated = known({});
  outdated.published([
    { ...change, language: 'en' },
    { ...change, language: 'fr', seen: 'Garder' },
  ]);
  expect(outdated.among(all).map(({ language, source }) => `${language}: ${source}`)).toEqual(['de: Save']);
  outdated.published([{ ...change, language: 'de', seen: 'Sichern' }]);
  expect(outdated.among(all)).toEqual([]);
});

test('an English text that is changed twice, or back, is compared with the one that was translated', async () => {
  const outdated = known({ de: 'Keep' });
  await outdated.refresh();
  outdated.published([{ ...change, language: 'en' }]);
  expect(outdated.sourceOf('app:save', 'de', german)).toBe('Keep');
  expect(outdated.sourceOf('app:save', 'de', { ...german, english: 'Keep' })).toBeUndefined();

  const laterRead = known({ de: 'Keep' });
  laterRead.published([{ ...change, language: 'en' }]);
  await laterRead.refresh();
  expect(laterRead.sourceOf('app:save', 'de', german)).toBe('Keep');
});

test('without the whole history it is unknown', () =>
  expect(known({}, [], false).refresh()).rejects.toThrow(/the whole history, which is not here/));
