import { cellName, isCellError } from './cell-errors';

test.each([
  '#N/A',
  '#NV',
  '#N/D',
  '#REF!',
  '#DIV/0!',
  '#¡VALOR!',
  '#¿NOMBRE?',
  '#NÚM!',
  '#CALC!',
  '########',
])('%s is an error of a cell', (text) => {
  expect(isCellError(text)).toBe(true);
});

test.each(['', '#', '#4711', '#Halle 3', 'REF!', '# N/A of the meter', '#n', '-'])('%j is none', (text) => {
  expect(isCellError(text)).toBe(false);
});

test.each([
  [0, 1, 'A1'],
  [25, 7, 'Z7'],
  [26, 10, 'AA10'],
  [701, 2, 'ZZ2'],
  [702, 20, 'AAA20'],
])('column %d of row %d is %s', (column, row, name) => {
  expect(cellName(column, row)).toBe(name);
});
