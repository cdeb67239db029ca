import { delimiterOf } from './delimiter';

test.each([
  ['a header', 'Name,Amount\nA,5\n', ','],
  ['decimal commas', 'Name;Betrag;Menge\nA;1,5;2,5\nB;2,5;3,5\n', ';'],
  ['a title without separators above', 'Creditors 2024\r\n\r\nName;Amount\r\nA;1,5\r\n', ';'],
  ['a title with a comma above', 'Kreditoren, Stand 31.12.2024\nName;Konto;Betrag\nA;1;1,5\nB;1;2,5\n', ';'],
  ['quoted cells over several lines', 'Name;Note\n"A, B";"one, two,\nthree, four,\nfive, six"\n', ';'],
  ['a byte order mark', '\uFEFF"Name, first, last";"Amount"\n', ';'],
  ['quoted decimal commas', 'Name,Amount\nA,"1,5"\n', ','],
  ['one pasted row', 'Steel, round\t1,5\tkg', '\t'],
  ['inches', 'Name\tSize\tAmount\nPipe\t5"\t2\nPipe\t6"\t3\n', '\t'],
])('finds what separates cells, with %s', (_what, text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});
