import type { AllTexts } from '../search/find-texts';
import { similarTexts } from './similar-texts';

const all: AllTexts = new Map([
  [
    'app',
    new Map([
      [
        'en',
        new Map([
          ['a', 'Company name'],
          ['b', 'Company names'],
          ['c', 'Add a business segment'],
          ['d', 'Company name'],
          ['e', 'Company name'],
          ['n_other', 'Company number'],
        ]),
      ],
      [
        'de',
        new Map([
          ['a', 'Firmenname'],
          ['b', 'Firmennamen'],
          ['c', 'Segment hinzufügen'],
          ['d', 'Name der Firma'],
          ['e', 'Firmenname'],
          ['n_one', 'Firmennummer'],
        ]),
      ],
    ]),
  ],
]);
const asked = { name: 'app:a', language: 'de', english: 'Company name', text: 'Firma' } as const;
const texts = (more: object = {}) => similarTexts({ ...asked, ...more }, all).map(({ text }) => text);

it('suggests translations of the same English text first, then of similar ones, each once', () =>
  expect(similarTexts(asked, all)).toEqual([
    { text: 'Name der Firma', source: 'the same English' },
    { text: 'Firmenname', source: 'the same English' },
    { text: 'Firmennamen', source: '“Company names”' },
  ]));

it('suggests nothing from a different sentence, nothing for English, and not the current text', () => {
  expect(texts({ english: 'Delete the report' })).toEqual([]);
  expect(texts({ language: 'en' })).toEqual([]);
  expect(texts({ text: 'Name der Firma' })).toEqual(['Firmenname', 'Firmennamen', 'Firmennummer']);
});
