import { readCsv } from './csv';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => [String(index + 1)]);
const text = (rows: string[][]) => rows.map((row) => `${row.join(';')}\r\n`).join('');

test('rows beyond the limit are not read, and this is reported', () => {
  expect(readCsv(text(numbered(3)), 3)).toMatchObject({ rows: numbered(3), isCut: false });
  expect(readCsv(text(numbered(4)), 3)).toMatchObject({ rows: numbered(3), isCut: true });
  expect(readCsv(text(numbered(40)))).toMatchObject({ rows: numbered(40), isCut: false });
});

test('empty rows at the end do not count, those between others do', () => {
  const table = 'a;b\n1;\n\n2;x,\n';
  const rows = [['a', 'b'], ['1', ''], [''], ['2', 'x,']];
  expect(readCsv(`${table}${';\n'.repeat(100)} ; \n\t\n`, 4)).toEqual({ rows, delimiter: ';', isCut: false });
  expect(readCsv(`${table}\n3;\n`, 4)).toMatchObject({ rows, isCut: true });
  expect(readCsv('\r\n;\r\n \n').rows).toEqual([]);
  expect(readCsv('a,b\n"x, ",\n').rows).toEqual([
    ['a', 'b'],
    ['x, ', ''],
  ]);
});

test('a file that begins with megabytes of spaces is read', () => {
  expect(readCsv(`${' '.repeat(5_000_000)}\na;b`)).toMatchObject({
    rows: [[''], ['a', 'b']],
    delimiter: ';',
  });
});
