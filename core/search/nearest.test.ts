import { nearest } from './nearest';

const things = ['Natural gas, volume', 'Natural gas, net', 'Diesel', 'Petrol'].map((label) => ({ label }));
const found = (text: string, most = 3) => nearest(text, things, most).map(({ label }) => label);

it.each([
  ['gas', ['Natural gas, volume', 'Natural gas, net']],
  ['Naturl gas', ['Natural gas, volume', 'Natural gas, net']],
  ['deisel', ['Diesel']],
  ['helicopter', []],
])('%s most likely means %j', (text, labels) => expect(found(text)).toEqual(labels));

it('returns at most the requested number, nearest first', () => {
  expect(found('Natural gas, vollume', 1)).toEqual(['Natural gas, volume']);
});
