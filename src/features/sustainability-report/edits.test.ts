import { findEdit } from '../../lib/outbox/edit';
import { saveReport } from './edits';

const words = {
  question: 'q',
  of: '2024',
  options: { solar: 'Solar heat', gas: 'Natural gas' },
  years: ['B'],
};
const place = (concept: string) => ({ concept, member: '' });

function compare(values: readonly object[], theirs: readonly object[]) {
  return findEdit(saveReport.name)?.compare?.(
    { projectId: 42, year: 2024, about: 'a', version: 1, words, changes: { values } },
    { values: theirs, omissions: [] },
  );
}

it('compares a choice of several as a list of words', () => {
  expect(
    compare([{ ...place('A'), value: ['gas', 'solar'] }], [{ ...place('A'), value: ['solar', 'wood'] }]),
  ).toMatchObject([
    { mine: { list: ['Natural gas', 'Solar heat'] }, theirs: { list: ['Solar heat', 'wood'] } },
  ]);
});

it('compares a year as it is written, and another number in the reader’s notation', () => {
  const ofOne = (concept: string) =>
    compare([{ ...place(concept), value: 2030 }], [{ ...place(concept), value: 2035 }]);
  expect(ofOne('B')).toMatchObject([{ mine: '2030', theirs: '2035' }]);
  expect(ofOne('C')).toMatchObject([{ mine: 2030, theirs: 2035 }]);
});

it('compares several values part by part, with years as they are written', () => {
  expect(
    compare(
      [
        { ...place('A'), value: ['gas'] },
        { ...place('B'), value: 2030 },
      ],
      [{ ...place('B'), value: 2035 }],
    ),
  ).toMatchObject([
    { mine: { parts: [{ list: ['Natural gas'] }, '2030'] }, theirs: { parts: ['–', '2035'] } },
  ]);
});
