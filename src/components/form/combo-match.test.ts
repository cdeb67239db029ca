import { matchOptions, meantOption } from './combo-match';

const options = [
  { value: 'DE', label: 'Deutschland', terms: ['DE'] },
  { value: 'DK', label: 'Dänemark', terms: ['DK'] },
  { value: 'NL', label: 'Niederlande', terms: ['NL'] },
  { value: 'AT', label: 'Österreich', terms: ['AT'] },
  { value: 'CN', label: '中国', terms: ['CN'] },
];
const found = (typed: string, search: 'prefix' | 'anywhere' = 'prefix') =>
  matchOptions(options, typed, search).map(({ value }) => value);

it.each([
  ['', ['DE', 'DK', 'NL', 'AT', 'CN']],
  ['d', ['DE', 'DK']],
  [' DÄ', ['DK']],
  ['dan', ['DK']],
  ['oster', ['AT']],
  ['nl', ['NL']],
  ['中', ['CN']],
  ['land', []],
])('%j begins %j', (typed, expected) => expect(found(typed)).toEqual(expected));

it('finds parts of a name where that is wanted', () => {
  expect(found('LAND', 'anywhere')).toEqual(['DE', 'NL']);
  expect(found('(', 'anywhere')).toEqual([]);
});

it.each([
  ['österreich', 'AT'],
  ['de', 'DE'],
  ['nieder', 'NL'],
  ['d', undefined],
  ['', undefined],
])('%j means %j', (typed, expected) => {
  expect(meantOption(matchOptions(options, typed, 'prefix'), typed)?.value).toBe(expected);
});
