import { fold, containsWords, searchedWords } from './fold';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['München', 'munchen'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['São Paulo', 'sao paulo'],
  ['ＡＢＣ１２', 'abc12'],
  ['İzmir', 'izmir'],
  ['上海汽车', '上海汽车'],
])('%j is folded to %j', (text, folded) => expect(fold(text)).toBe(folded));

test('a machine with a Turkish locale finds the same', () => {
  // How a Turkish locale lower-cases a capital I, which the machine running the tests does not show.
  jest.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return this.replaceAll('I', 'ı').toLowerCase();
  });
  expect(fold('Café IDEAL')).toBe(fold('cafe ideal'));
});

test('every word must match, in any order, and surrounding spaces are ignored', () => {
  const folded = fold('Société Générale des Pneus');
  expect(containsWords(folded, searchedWords('  pneus  SOCIETE '))).toBe(true);
  expect(containsWords(folded, searchedWords('pneus gmbh'))).toBe(false);
  expect(containsWords(folded, searchedWords('   '))).toBe(true);
});
