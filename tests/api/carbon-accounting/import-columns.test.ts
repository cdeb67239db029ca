import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = 2003;

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const url = (resource: string, rest: string) => `/api/${resource}/project/${projectId}${rest}`;
async function look(content: Buffer): Promise<ImportPreview['data']> {
  const answer = await server.call(people.mainUser, {
    method: 'POST',
    url: url('ca-imports', '/preview?fileName=data.xlsx'),
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
  return answer.json<ImportPreview>().data;
}
const looksLikeFractions = async (...rows: (string | number)[][]) =>
  (await look(await writeXlsx([{ name: 'Distribution', rows }]))).fractions;
async function bring(...lines: string[]): Promise<void> {
  const answer = await server.call(people.mainUser, {
    method: 'POST',
    url: url('ca-imports', '/import?fileName=data.csv'),
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(lines.join('\n')),
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
}
async function only(resource: string): Promise<Record<string, unknown>> {
  const answer = await server.call(people.user, { url: url(resource, `?year=${year}`) });
  const [record = {}, ...others] = answer.json<{ data: Record<string, unknown>[] }>().data;
  expect(others).toEqual([]);
  return record;
}

test('a missing column keeps the stored values, and an empty cell clears them', async () => {
  const header = 'Year,Activity ID,Amount,Unit,Country';
  await bring(`${header},Site,Note,Evidence`, `${year},101,5,kWh,DE,Hall 1,Two boilers,bill 7`);
  const { id } = await only('ca-activities-data');
  await bring(`${header},Record ID`, `${year},101,7,kWh,DE,${String(id)}`);
  const described = { resourceId: 'Hall 1', note: 'Two boilers', evidence: 'bill 7' };
  expect(await only('ca-activities-data')).toMatchObject({ amount: 7, ...described });

  await bring(`${header},Note,Record ID`, `${year},101,7,kWh,DE,,${String(id)}`);
  expect(await only('ca-activities-data')).toMatchObject({ ...described, note: '' });
});

test('an amount without the column of its calorific value keeps it, unless its unit changes', async () => {
  const header = 'Year,Activity ID,Amount,Unit,Country,Record ID';
  const { id } = await only('ca-activities-data');
  await bring(`${header},Calorific value (kWh per m3 or kg)`, `${year},101,100,m³,DE,${String(id)},11.5`);
  await bring(`${header},Note`, `${year},101,100,m³,DE,${String(id)},From the network operator`);
  expect(await only('ca-activities-data')).toMatchObject({ amount: 1150, calorificValue: 11.5 });
  await bring(header, `${year},101,1200,kWh,DE,${String(id)}`);
  expect(await only('ca-activities-data')).toMatchObject({ amount: 1200, calorificValue: null });
});

test('the name of a supplier stays when a file contains only its share', async () => {
  await bring('Year,Sector code,Share of input (%)', `${year},STEEL_MILL_PRODUCTS,60`);
  const header = 'Year,Sector code,Supplier ID,Country,Share of sector input (%)';
  const supplier = `${year},STEEL_MILL_PRODUCTS,4711,DE`;
  await bring(`${header},Supplier name`, `${supplier},30,Stahl AG`);
  await bring(header, `${supplier},35`);
  expect(await only('ca-supplier-inputs')).toMatchObject({
    supplierName: 'Stahl AG',
    shareOfSectorInput: 35,
  });
});

test('titles above the headings are left out', async () => {
  const [header, row] = [
    ['Year', 'Activity ID', 'Amount', 'Unit', 'Country'],
    [year, 101, 5, 'kWh', 'DE'],
  ];
  const rows = [['Energy of all plants'], [], ['Year', year], header, row];
  const { counts, errors, rows: read } = await look(await writeXlsx([{ name: 'Energy', rows }]));
  expect([errors, counts.activities?.create, read.map((each) => each.row)]).toEqual([[], 1, [5]]);
  const csv = ['Energy, all plants', '', header.join(';'), row.join(';')].join('\n');
  expect(await look(Buffer.from(csv))).toMatchObject({ errors: [], rows: [{ row: 4 }] });
});

test('shares that a spreadsheet has turned into fractions are noticed', async () => {
  const header = ['Year', 'Sector code', 'Share of input (%)'];
  const share = (sector: string, percent: number) => [2004, sector, percent];
  // 30% and 60%, typed with the percent sign.
  expect(await looksLikeFractions(header, share('STEEL_MILL_PRODUCTS', 0.3), share('TYRES', 0.6))).toBe(true);
  expect(await looksLikeFractions(header, share('STEEL_MILL_PRODUCTS', 30), share('TYRES', 0.6))).toBe(false);
});

test('a number that can be read in two ways is queried', async () => {
  const lines = [
    'Year,Activity ID,Amount,Unit,Country',
    '2004,101,"12.345",kWh,DE',
    '2004,101,12.5,kWh,DE',
    '2004,101,12345,kWh,DE',
  ];
  expect((await look(Buffer.from(lines.join('\n')))).ambiguous).toEqual({
    count: 1,
    table: 'activities',
    row: 2,
    column: 'Amount',
    text: '12.345',
    read: 12.345,
    other: 12_345,
  });
});

test('identical rows of one file are queried', async () => {
  const row = '2004,101,7,kWh,DE';
  const lines = ['Year,Activity ID,Amount,Unit,Country', row, row, '2004,101,8,kWh,DE'];
  const { identical, identicalRows, ambiguous } = await look(Buffer.from(lines.join('\n')));
  expect([identical, identicalRows, ambiguous]).toEqual([1, [{ row: 3, first: 2 }], null]);
});

test('a percent sign belongs to shares; in an amount it is a mistake', async () => {
  const shares = 'Year,Sector code,Share of input (%)\n2004,STEEL_MILL_PRODUCTS,30 %\n';
  expect((await look(Buffer.from(shares))).errors).toEqual([]);
  const { errors } = await look(Buffer.from('Year,Activity ID,Amount,Unit,Country\n2004,101,30 %,kWh,DE\n'));
  expect(errors).toEqual([expect.objectContaining({ code: 'NO_NUMBER', column: 'Amount', value: '30 %' })]);
});

describe('large numbers in the format that spreadsheets write to CSV', () => {
  const header = 'Year,Activity ID,Amount,Unit,Country';
  const read = async (cell: string, separator: string) => {
    const cells = `2005,101,AMOUNT,kWh,DE`.replaceAll(',', separator).replace('AMOUNT', cell);
    const { rows, errors } = await look(Buffer.from(`${header.replaceAll(',', separator)}\n${cells}\n`));
    return [rows[0]?.cells[3], ...errors.map(({ code }) => code)];
  };
  test.each([
    ['1.2E+06', ',', '1200000'],
    ['1.234E+06', ';', '1234000'],
    ['1,2E+06', ';', '1200000'],
    ['1,234E+06', ';', '1234000'],
    ['"1,2E+06"', ',', '1200000'],
    ['1,2e6', '\t', '1200000'],
    ['5E-02', ',', '0.05'],
  ])('%j between %j is %s', async (cell, separator, value) => {
    expect(await read(cell, separator)).toEqual([value]);
  });
  test.each([
    ['1e15', 'AMOUNT_TOO_LARGE'],
    ['-1.2E+06', 'AMOUNT_NOT_POSITIVE'],
    ['1E+999', 'NO_NUMBER'],
    ['1.2.3E+06', 'NO_NUMBER'],
    ['E+06', 'NO_NUMBER'],
    ['1.2E+', 'NO_NUMBER'],
  ])('%s gets %s', async (cell, code) => {
    expect((await read(cell, ',')).slice(1)).toEqual([code]);
  });
});

test('unknown sheets are reported; empty ones, and the lists of the template, are not', async () => {
  const shares = {
    name: 'Distribution',
    rows: [
      ['Year', 'Sector code', 'Share of input (%)'],
      [2004, 'STEEL_MILL_PRODUCTS', 30],
    ],
  };
  const sheets = [
    shares,
    {
      name: 'Gas 2004',
      rows: [
        ['Month', 'kWh'],
        ['January', 500],
      ],
    },
    { name: 'Empty', rows: [] },
    { name: 'Blank', rows: [['', ' ']] },
    { name: 'List of sectors', rows: [['Code', 'Name']] },
  ];
  const found = await look(await writeXlsx(sheets));
  expect([found.ignoredSheets, found.errors]).toEqual([['Gas 2004'], []]);
  const nothing = await look(await writeXlsx(sheets.slice(1)));
  expect(nothing.errors).toMatchObject([{ code: 'NO_TABLE', about: 'Month, kWh' }]);
});

test('a file with hundreds of thousands of columns is none of ours', async () => {
  const { errors } = await look(Buffer.from(`Month,kWh${',a'.repeat(300_000)}\nJanuary,500`));
  expect(errors).toMatchObject([{ code: 'NO_TABLE', about: 'Month, kWh, a, a, a, a' }]);
});
