import type { Note } from '../../../scripts/content/notes/notes';
import type { AllTexts } from '../search/find-texts';
import { tasksOf } from './tasks';

const all: AllTexts = new Map([
  [
    'app',
    new Map([
      ['en', new Map([['save', 'Save']])],
      ['de', new Map([['save', 'Sichern']])],
    ]),
  ],
]);
const held = { text: 'Sichern', english: 'Save' };
const said = { key: 'save', at: '2026-11-27T10:00:00.000Z' };
const asks = (by: string, state: 'draft' | 'review' | 'approved', of = held): Note => ({
  ...{ ...said, by, kind: 'state', state },
  ...of,
});
const comment: Note = { ...said, by: 'Nina', kind: 'comment', says: 'Why?' };
const told = (me: string, ...notes: Note[]) =>
  tasksOf({
    all,
    notesOf: (language) => (language === 'de' ? notes : []),
    languages: ['en', 'de'],
    me,
  }).map(({ kind, told }) => `${kind}: ${told}`);

it('a review waits for anyone but the person who asked', () => {
  expect(told('Jan', asks('Nina', 'review'))).toEqual(['review: To review, asks Nina']);
  expect(told('Nina', asks('Nina', 'review'))).toEqual([]);
  expect(told('', asks('Nina', 'review'))).toEqual(['review: To review, asks Nina']);
});

it('an approved text waits for everybody again once it or its English text has changed', () => {
  expect(told('Nina', asks('Nina', 'approved'))).toEqual([]);
  const again = ['review: To review again: changed since Nina approved it'];
  expect(told('Nina', asks('Nina', 'approved', { ...held, text: 'Speichern' }))).toEqual(again);
  expect(told('Jan', asks('Nina', 'approved', { ...held, english: 'Save it' }))).toEqual(again);
});

it('a draft waits for its author, a comment for others', () => {
  expect(told('Nina', asks('Nina', 'draft'))).toEqual(['draft: Draft of Nina']);
  expect(told('Jan', asks('Nina', 'draft'))).toEqual([]);
  expect(told('Jan', comment)).toEqual(['comment: Nina: Why?']);
  expect(told('Nina', comment)).toEqual([]);
});
