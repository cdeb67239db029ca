import { afterDecision, afterTyping, merge, type Edited } from './edited';

interface Place {
  city: string;
  zip: string;
}

const opened = (values: Place): Edited<Place> => ({ values, base: values });
const steyr = { city: 'Steyr', zip: '4400' };

it('follows what is stored where nothing was typed, and keeps what was typed', () => {
  const edited = afterTyping(opened(steyr), steyr, { zip: '4401' });
  expect(merge(edited, { city: 'Linz', zip: '4400' })).toEqual({
    shown: { city: 'Linz', zip: '4401' },
    clashes: [],
  });
});

it('tells of a field that both have changed, unless to the same', () => {
  const edited = afterTyping(opened(steyr), steyr, { city: 'Wels' });
  const linz = { ...steyr, city: 'Linz' };
  expect(merge(edited, linz)).toEqual({ shown: { ...steyr, city: 'Wels' }, clashes: ['city'] });
  expect(merge(edited, { ...steyr, city: 'Wels' }).clashes).toEqual([]);
});

it('ends a clash with either value, and begins another when the stored one changes again', () => {
  const edited = afterTyping(opened(steyr), steyr, { city: 'Wels' });
  const linz = { ...steyr, city: 'Linz' };
  const mine = afterDecision(edited, linz, 'city', 'mine');
  expect(merge(mine, linz)).toEqual({ shown: { ...steyr, city: 'Wels' }, clashes: [] });
  expect(merge(mine, { ...steyr, city: 'Graz' }).clashes).toEqual(['city']);
  const theirs = afterDecision(edited, linz, 'city', 'theirs');
  expect(merge(theirs, linz)).toEqual({ shown: linz, clashes: [] });
});

it('lets somebody type the former value again over the one that was taken over', () => {
  const linz = { ...steyr, city: 'Linz' };
  const edited = afterTyping(opened(steyr), linz, { city: 'Steyr' });
  expect(merge(edited, linz)).toEqual({ shown: steyr, clashes: [] });
});
