import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from './read-file';
import { writeXlsx } from './write-xlsx';

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (place: string, value: number) => `<c r="${place}"><v>${value}</v></c>`;

async function read(rows: string[], ...merged: string[]) {
  const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const xml = `<worksheet ${namespace}><sheetData>${rows.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
  const parts = unzipSync(await writeXlsx([{ name: 'Sheet', rows: [['a']] }]));
  const file = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(xml) });
  const [table] = await readFile(Buffer.from(file));
  return table?.rows;
}

test('texts and years of merged cells are read in each of their rows', async () => {
  const rows = [
    row(1, text('A1', 'Year'), text('B1', 'Activity'), text('C1', 'Amount')),
    // As spreadsheets save them: the other cells have only a style, or are left out.
    row(2, number('A2', 2024), text('B2', 'Diesel'), number('C2', 5)),
    row(3, '<c r="A3" s="1"/>', number('C3', 6)),
    row(4, '<c r="A4" s="1"/>', text('B4', 'Gas'), number('C4', 7)),
    row(5, number('A5', 2025), text('B5', 'Gas'), number('C5', 8)),
  ];
  expect(await read(rows, 'A2:A4', 'B2:B3')).toEqual([
    ['Year', 'Activity', 'Amount'],
    [2024, 'Diesel', 5],
    [2024, 'Diesel', 6],
    [2024, 'Gas', 7],
    [2025, 'Gas', 8],
  ]);
});

test('amounts of merged cells count once, and titles stay in their cell', async () => {
  const rows = [
    row(1, text('A1', 'Energy of our sites')),
    row(2, text('A2', 'Site'), text('B2', 'Amount')),
    row(3, text('A3', 'Graz'), number('B3', 1200)),
    row(4, text('A4', 'Linz')),
  ];
  expect(await read(rows, 'A1:B1', 'B3:B4')).toEqual([
    ['Energy of our sites', null],
    ['Site', 'Amount'],
    ['Graz', 1200],
    ['Linz', null],
  ]);
});

test('rows without a value stay empty, however far cells are merged', async () => {
  const rows = [
    row(1, text('A1', 'Graz'), number('B1', 5)),
    row(2, '<c r="A2" s="1"/>'),
    '<row r="3"/>',
    row(4, number('B4', 6)),
  ];
  expect(await read(rows, 'A1:A1048576')).toEqual([
    ['Graz', 5],
    [null, null],
    [null, null],
    ['Graz', 6],
  ]);
});
