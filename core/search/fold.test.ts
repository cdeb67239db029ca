import { fold, holdsWords, searchedWords } from './fold';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['München', 'munchen'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['São Paulo', 'sao paulo'],
  ['ＡＢＣ１２', 'abc12'],
  ['İzmir', 'izmir'],
  ['上海汽车', '上海汽车'],
])('%j is found as %j', (text, folded) => expect(fold(text)).toBe(folded));

test('a machine that is set to Turkish finds the same', () => {
  // What the language of the machine makes of a capital I, which the tests' own machine does not show.
  jest.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return this.replaceAll('I', 'ı').toLowerCase();
  });
  expect(fold('Café IDEAL')).toBe(fold('cafe ideal'));
});

test('every word is wanted, in any order, and spaces around them are none', () => {
  const folded = fold('Société Générale des Pneus');
  expect(holdsWords(folded, searchedWords('  pneus  SOCIETE '))).toBe(true);
  expect(holdsWords(folded, searchedWords('pneus gmbh'))).toBe(false);
  expect(holdsWords(folded, searchedWords('   '))).toBe(true);
});
