import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import {
  activityFile,
  activityHeader,
  carbonFiles,
  withoutImports,
  workbook,
} from '../../support/server/carbon-files';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutImports(server));
afterAll(() => server.close());

const { url, get, send, errorsOf, records } = carbonFiles(() => ({ server, projectId }));

describe('errors are reported by table, row and column', () => {
  test.each([
    ['2024,101,,0,kWh,DE', 'Amount', 'Amount must be a positive number'],
    ['2024,101,,abc,kWh,DE', 'Amount', 'Amount is not a number'],
    ['2024,101,,,kWh,DE', 'Amount', 'Amount is missing'],
    ['2024,101,,1e15,kWh,DE', 'Amount', 'Amount must be at most 1,000,000,000,000; check the unit'],
    [
      '2024,101,,1000000000000000,kWh,DE',
      'Amount',
      'Amount must be at most 1,000,000,000,000; check the unit',
    ],
    [
      '2024,101,,5,km,DE',
      'Unit',
      'Activity 101 is measured in kWh, MWh, GWh, MJ, GJ, therm, MMBtu, m³, kg, g, t, lb; convert the amount',
    ],
    ['2024,999,,5,kWh,DE', 'Activity ID', 'Activity 999 is not in the list of activities'],
    ['2024,101.5,,5,kWh,DE', 'Activity ID', 'Activity ID is not a whole number'],
    ['2024,101,,5,kWh,Germny', 'Country', '"Germny" is not known; did you mean Germany?'],
    ['2024,101,,5,kWh,QQ', 'Country', '"QQ" is not known'],
    ['2024,101,,5,kWhh,DE', 'Unit', '"kWhh" is not known; did you mean kWh?'],
    ['2024,,Keorsene,5,l,DE', 'Activity', expect.stringContaining('did you mean') as string],
    ['2024,,,5,kWh,DE', 'Activity ID', 'Activity ID is missing'],
    ['2024,101,"Natural gas, volume",5,kWh,DE', 'Activity', 'Activity and Activity ID mean different things'],
    ['1989,101,,5,kWh,DE', 'Year', expect.stringContaining('Year must be between 1990') as string],
    ['2024,101,,5,kWh,DE,,,,mine', 'Record ID', 'Record ID is not from an export; leave it empty'],
    [`2024,101,,5,kWh,DE,${'x'.repeat(101)}`, 'Site', 'Site is longer than 100 characters'],
  ])('%s', async (line, column, message) => {
    expect(await errorsOf(`${activityHeader}\n${line}\n`)).toEqual([['activities', 2, column, message]]);
  });

  test('an error of a formula is an error of its row, in every column of the table', async () => {
    const file = `${activityHeader},Renewable share (%)\n2024,101,,5,kWh,DE,#N/A,,,,#WERT!\n2024,101,,6,kWh,DE,,,,,\n`;
    expect(await errorsOf(file)).toEqual([
      ['activities', 2, 'Site', expect.stringMatching(/^Cell G2 has no valid value/u) as string],
      ['activities', 2, 'Renewable share (%)', expect.stringContaining('Cell K2') as string],
    ]);
    expect((await send('import', file)).statusCode).toBe(422);
    expect((await send('import', file, '&withoutRefused=true')).json()).toMatchObject({
      data: { changes: 1 },
    });
  });

  test('all errors of a row are reported together', async () => {
    expect(
      (await errorsOf(`${activityHeader}\n1880,101,,x,km,Austrai\n`)).map(([, row, column]) => [row, column]),
    ).toEqual([
      [2, 'Amount'],
      [2, 'Year'],
      [2, 'Unit'],
      [2, 'Country'],
    ]);
  });

  test('a duplicate record, a sector without its share, shares beyond 100', async () => {
    const suppliers = 'Year,Sector code,Supplier ID,Supplier name,Country,Share of sector input (%)';
    expect(await errorsOf(`${suppliers}\n2024,STEEL_MILL_PRODUCTS,1,A,DE,130\n2024,NONE,1,A,DE,3\n`)).toEqual(
      [
        [
          'suppliers',
          2,
          'Share of sector input (%)',
          'Share of sector input must be between 0 and 100 percent',
        ],
        ['suppliers', 3, 'Sector code', '"NONE" is not known'],
      ],
    );
    expect(await errorsOf(`${suppliers}\n2024,STEEL_MILL_PRODUCTS,1,A,DE,13\n`)).toEqual([
      [
        'suppliers',
        2,
        'Sector code',
        'The sector has no share of input in 2024; enter it first, or in the same file',
      ],
    ]);
    const shares = 'Year,Sector code,Share of input (%)\n2024,STEEL_MILL_PRODUCTS,4\n';
    expect(await errorsOf(`${shares}2024,STEEL_MILL_PRODUCTS,4\n`)).toEqual([
      ['distribution', 3, '', 'Row 2 says the same, word for word; remove one of them'],
    ]);
    const spend = 'Year,Turnover (thousand USD),Spend share of turnover (%)\n2024,1,1\n2024,2,2\n';
    expect(await errorsOf(spend)).toEqual([
      [
        'spend',
        3,
        '',
        'Row 2 says something of the same record already; keep one of them, with the sum if both figures are right',
      ],
    ]);
  });

  test('a missing column, in a sheet that is recognised as a table', async () => {
    const [first = [], ...rows] = [activityHeader.split(','), [2024, 101, 'Gas', 5, 'kWh', 'DE']];
    const sheet = (name: string, header: (string | number)[]) =>
      writeXlsx([
        { name, rows: [header, ...rows] },
        { name: 'Spend', rows: [['Year', 'Turnover (thousand USD)', 'Spend share of turnover (%)']] },
      ]);
    const misspelt = first.map((name) => (name === 'Amount' ? 'Ammount' : name));
    const missing = 'The column Amount is missing; take the first row of the template';
    expect(await errorsOf(await sheet('Activities', misspelt))).toEqual([
      ['activities', 1, 'Amount', missing],
    ]);
    expect(await errorsOf(`${misspelt.join(',')}\n2024,101,Gas,5,kWh,DE\n`)).toEqual([
      ['activities', 1, 'Amount', missing],
    ]);
    expect((await errorsOf(await sheet('Suppliers', ['a', 'b']))).map(([, , column]) => column)).toEqual([
      'Year',
      'Sector code',
      'Supplier ID',
      'Country',
      'Share of sector input (%)',
    ]);
  });

  test('a cell in which nothing can be seen is missing', async () => {
    expect(await errorsOf(`${activityHeader}\n2024,101,,5,kWh,\u200B\u00AD\n`)).toEqual([
      ['activities', 2, 'Country', 'Country is missing'],
    ]);
  });

  test('a table in two sheets', async () => {
    const rows = [activityHeader.split(','), [2024, 101, 'Gas', 5, 'kWh', 'DE']];
    const file = await writeXlsx([
      { name: 'Activities', rows },
      { name: 'Activities (2)', rows },
    ]);
    expect(await errorsOf(file)).toEqual([
      ['activities', 1, '', 'The sheet Activities has this table already; put both into one sheet'],
    ]);
    expect((await send('import', file)).statusCode).toBe(422);
    expect(await records('ca-activities-data')).toEqual([]);
  });

  test('rows after empty lines have the numbers that a spreadsheet shows', async () => {
    const rows = `\n${activityHeader}\n\n2024,101,,0,kWh,DE\n\n`;
    expect((await errorsOf(rows)).map(([, row]) => row)).toEqual([4]);
    const blank = [null, null, null];
    const sheet = [blank, activityHeader.split(','), blank, [2024, 101, '', 0, 'kWh', 'DE']];
    const file = await writeXlsx([{ name: 'Activities', rows: sheet }]);
    expect((await errorsOf(file)).map(([, row]) => row)).toEqual([4]);
  });

  test('shares that add up to more than 100 percent together with the stored ones', async () => {
    await send('import', await workbook());
    const distribution = 'Year,Sector code,Sector,Share of input (%)';
    const tooMuch = (sum: number) =>
      `With this row the shares add up to ${sum} percent; correct them to 100 at most`;
    expect(await errorsOf(`${distribution}\n2024,TYRES,,30\n2024,PLASTIC_PARTS,,15.5\n`)).toEqual([
      ['distribution', 3, 'Share of input (%)', tooMuch(105.5)],
    ]);
    expect(await errorsOf(`${distribution}\n2024,STEEL_MILL_PRODUCTS,,10\n2024,PLASTIC_PARTS,,90\n`)).toEqual(
      [],
    );
    const suppliers = 'Year,Sector code,Supplier ID,Supplier name,Country,Share of sector input (%)';
    expect(await errorsOf(`${suppliers}\n2024,STEEL_MILL_PRODUCTS,9,B,DE,71\n`)).toEqual([
      ['suppliers', 2, 'Share of sector input (%)', tooMuch(101)],
    ]);
    expect(await errorsOf(`${suppliers}\n2024,STEEL_MILL_PRODUCTS,4711,Stahl AG,DE,100\n`)).toEqual([]);
  });

  test('how many existing activities a file would add again', async () => {
    await send('import', activityFile);
    const corrected = activityFile.replace('1234.5', '1300').replace('88', '90');
    const { data } = (await send('preview', corrected)).json<ImportPreview>();
    expect([data.counts.activities?.create, data.alike]).toEqual([2, 2]);
    const csv = await get(url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'));
    const again = (await send('preview', csv.body.replace('1234.5', '1300'))).json<ImportPreview>();
    expect([again.data.counts.activities?.update, again.data.alike]).toEqual([1, 0]);
  });

  test('a file with only headings has no rows', async () => {
    expect(await errorsOf(`${activityHeader}\n`)).toEqual([
      [
        null,
        0,
        '',
        'The file holds no rows under the columns of a template; fill in a template and try again.',
      ],
    ]);
  });

  test('a different table is recognised by its headings', async () => {
    const { data } = (await send('preview', 'Month,kWh,Cost\nMay,2,3\n')).json<ImportPreview>();
    expect(data.errors).toMatchObject([{ code: 'NO_TABLE', about: 'Month, kWh, Cost', row: 0 }]);
  });

  test.each<[string, Buffer, string]>([
    ['old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'FILE_OLD_EXCEL'],
    ['a ZIP that is no workbook', Buffer.from('PK\u0003\u0004 and nothing else'), 'FILE_NOT_A_TABLE'],
    ['MS-DOS text', Buffer.from('Year,Sit\x82\n', 'latin1'), 'FILE_ENCODING'],
    ['binary', Buffer.from('a\u0000b'), 'FILE_ENCODING'],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE_PDF'],
    ['PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'FILE_PICTURE'],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'FILE_PICTURE'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'FILE_PICTURE'],
    ['a web page called .xls', Buffer.from('\ufeff<html><table><tr><td>1'), 'FILE_WEB_PAGE'],
    ['JSON', Buffer.from('{"activities": []}'), 'FILE_JSON'],
    ['empty lines', Buffer.from('\r\n\r\n'), 'FILE_EMPTY'],
    ['an open quote', Buffer.from('Year,"Amount\n1,2'), 'FILE_BROKEN'],
  ])('%s is reported as %s', async (_name, file, code) => {
    const answer = await send('preview', file);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: { code } }]);
  });

  test.each(['preview', 'import'] as const)(
    'a file is read before the transaction of its %s',
    async (what) => {
      const transactions = jest.spyOn(server.database, 'transaction');
      expect((await send(what, '%PDF-1.7')).json()).toMatchObject({ error: { code: 'FILE_PDF' } });
      expect(transactions).not.toHaveBeenCalled();
      transactions.mockRestore();
    },
  );

  test.each([
    ['word/document.xml/', 'FILE_DOCUMENT'],
    ['ppt/presentation.xml', 'FILE_DOCUMENT'],
    ['Index/Document.iwa', 'FILE_OTHER_SPREADSHEET'],
    ['xl/workbook.bin', 'FILE_OTHER_SPREADSHEET'],
  ])('a ZIP with %s is reported as %s', async (name, code) => {
    const entry = 'xl/worksheets/sheet1.xml';
    const bytes = (await workbook()).toString('latin1').replaceAll(entry, name.padEnd(entry.length, '/'));
    const answer = await send('preview', Buffer.from(bytes, 'latin1'));
    expect(answer.json()).toMatchObject({ error: { code } });
  });

  test('macros and oversized content are refused before they are unpacked', async () => {
    const file = await workbook();
    const renamed = (from: string, to: string) =>
      Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
    const macros = await send('preview', renamed('xl/worksheets/sheet1.xml', 'xl/aaaaaaavbaProject.bin'));
    expect(macros.json()).toMatchObject({ error: { code: 'FILE_MACROS' } });
    const bomb = Buffer.from(file);
    const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bomb.writeUInt32LE(0xffffffff, entry + 24);
    expect((await send('preview', bomb)).json()).toMatchObject({ error: { code: 'FILE_TOO_LARGE' } });
  });

  test('a file above the limit gets 413; an empty one and another type get an error', async () => {
    expect((await send('preview', Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413);
    expect((await send('preview', '')).json()).toMatchObject({ error: { code: 'FILE_MISSING' } });
    const json = await server.call(people.mainUser, {
      method: 'POST',
      url: url('ca-imports', '/preview?fileName=a'),
      payload: { a: 1 },
    });
    expect(json.statusCode).toBe(415);
  });
});
