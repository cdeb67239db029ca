import type { ImportList, ImportPreview } from '../../../core/contracts/ca-imports';
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

const { url, get, send, undo, errorsOf, records } = carbonFiles(() => ({ server, projectId }));

const turnoverFile = (cells: string) =>
  `Year,Turnover (thousand USD),Turnover as entered (thousand),Currency,Spend share of turnover (%)\n2024,${cells},40\n`;

describe('an import', () => {
  test('is previewed first, without changing anything', async () => {
    const { data } = (await send('preview', activityFile)).json<ImportPreview>();
    expect(data).toMatchObject({
      fileName: 'data.csv',
      years: [2024],
      counts: { activities: { create: 2, update: 0, same: 0 } },
      errors: [],
      errorCount: 0,
    });
    expect(data.rows[0]).toMatchObject({ table: 'activities', row: 2, action: 'create' });
    expect(await records('ca-activities-data')).toEqual([]);
  });

  test('imports the file, flags the year, and is listed', async () => {
    const answer = await send('import', activityFile);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { data: { fileName: 'data.csv', changes: 2 } },
    ]);
    expect(await records('ca-activities-data')).toMatchObject([
      {
        activityId: 101,
        amount: 1234.5,
        countryCode: 'DE',
        resourceId: 'Hall 1',
        note: '=1+1',
        evidence: 'bill 7',
      },
      { activityId: 401, amount: 88, countryCode: 'DE' },
    ]);
    const years = (await get(url('ca-emission-results', '/years'))).json<{ data: object[] }>();
    expect(years.data).toMatchObject([{ year: 2024, needsRecalculation: true }]);
    const { data } = (await get(url('ca-imports'))).json<ImportList>();
    expect(data).toMatchObject([{ createdBy: people.mainUser, undoneAt: null }]);
  });

  test('of the same file again is refused, until it is undone', async () => {
    const { data } = (await send('import', activityFile)).json<{ data: { id: string } }>();
    const again = await send('import', activityFile);
    expect([again.statusCode, again.json()]).toMatchObject([409, { error: { code: 'ALREADY_IMPORTED' } }]);
    const preview = (await send('preview', activityFile)).json<ImportPreview>();
    expect(preview.data.earlier).toMatchObject({ id: data.id, createdBy: people.mainUser });
    expect((await undo(data.id)).json()).toEqual({ data: { deleted: 2, restored: 0, kept: 0 } });
    expect(await records('ca-activities-data')).toEqual([]);
    expect((await send('preview', activityFile)).json()).toMatchObject({ data: { earlier: null } });
    expect((await undo(data.id)).statusCode).toBe(409);
    expect((await send('import', activityFile)).statusCode).toBe(200);
  });

  test('of a workbook imports all its tables at once; the same rows again stay unchanged', async () => {
    expect((await send('import', await workbook())).statusCode).toBe(200);
    expect(await records('ca-supplier-inputs')).toMatchObject([
      { supplierId: '4711', shareOfSectorInput: 30, year: 2024 },
    ]);
    const spend = 'Year,Turnover (thousand USD),Spend share of turnover (%)\n2024,5000,41\n';
    expect((await send('preview', await workbook())).json()).toMatchObject({
      data: { counts: { spend: { same: 1 }, distribution: { same: 1 }, suppliers: { same: 1 } } },
    });
    const { data } = (await send('import', spend)).json<{ data: { id: string } }>();
    expect(await records('ca-spend-volumes')).toMatchObject([{ spendShareOfTurnover: 41, version: 2 }]);
    expect((await undo(data.id)).json()).toEqual({ data: { deleted: 0, restored: 1, kept: 0 } });
    expect(await records('ca-spend-volumes')).toMatchObject([{ spendShareOfTurnover: 40, version: 3 }]);
  });

  test('flags the years that it changes, and no other year of the file', async () => {
    const spend = (share: number) =>
      `Year,Turnover (thousand USD),Spend share of turnover (%)\n2023,5000,40\n2024,5000,${share}\n`;
    await send('import', spend(40));
    await server.database.query('update ca_years set needs_recalculation = false');
    await send('import', spend(41));
    const years = (await get(url('ca-emission-results', '/years'))).json<{ data: object[] }>();
    expect(years.data).toMatchObject([
      { year: 2024, needsRecalculation: true },
      { year: 2023, needsRecalculation: false },
    ]);
  });

  test('that is undone deletes the results if nothing else was entered for the year', async () => {
    const { data } = (await send('import', activityFile)).json<{ data: { id: string } }>();
    const calculate = await server.call(people.mainUser, {
      method: 'POST',
      url: url('ca-emission-results', '/calculate'),
      payload: { year: 2024 },
    });
    expect(calculate.statusCode).toBe(200);
    await undo(data.id);
    const years = (await get(url('ca-emission-results', '/years'))).json<{ data: object[] }>();
    expect(years.data).toEqual([]);
    expect(await records('ca-emission-results')).toEqual([]);
  });

  test('that is undone keeps what somebody has changed since', async () => {
    const { data } = (await send('import', activityFile)).json<{ data: { id: string } }>();
    const [first] = await records('ca-activities-data');
    await server.call(people.mainUser, {
      method: 'PUT',
      url: url('ca-activities-data', `/${String(first?.id)}`),
      payload: { data: { Amount: 7 } },
    });
    expect((await undo(data.id)).json()).toEqual({ data: { deleted: 1, restored: 0, kept: 1 } });
    expect(await records('ca-activities-data')).toMatchObject([{ amount: 7 }]);
  });

  test('with an error imports nothing of the file', async () => {
    const answer = await send('import', `${activityFile}2024,101,,-5,kWh,DE,,,,\n`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { code: 'IMPORT_HAS_ERRORS', details: [{ row: 4, column: 'Amount', value: '-5' }] } },
    ]);
    expect(await records('ca-activities-data')).toEqual([]);
  });

  test('is refused for view-only people', async () => {
    await server.setViewOnly(people.user, true);
    expect((await send('import', activityFile, '', people.user)).statusCode).toBe(403);
    await server.setViewOnly(people.user, false);
  });
});

describe('files of other regions', () => {
  const german = `${activityHeader.replaceAll(',', ';')}\r\n2024;101;;1.234,5;kWh;DE;;;;\r\n`;

  test('with semicolons, decimal commas, a byte order mark or UTF-16 can be read', async () => {
    expect((await send('import', `\ufeff${german}`, '&locale=de')).statusCode).toBe(200);
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(german.replace('1.234,5', '2.000'), 'utf16le'),
    ]);
    expect((await send('import', utf16, '&locale=de')).statusCode).toBe(200);
    expect((await records('ca-activities-data')).map(({ amount }) => amount)).toEqual([1234.5, 2000]);
  });
});

test.each(['en', 'zh-CN', 'de'])('a file with semicolons has decimal commas, in %s', async (locale) => {
  const file = `${activityHeader.replaceAll(',', ';')}\r\n2024;101;;34,125;kWh;DE;;;;\r\n`;
  expect((await send('import', file, `&locale=${locale}`)).statusCode).toBe(200);
  expect(await records('ca-activities-data')).toMatchObject([{ amount: 34.125 }]);
});

test.each([
  [',,', 'Turnover (thousand USD)', 'Turnover is missing'],
  [',5000,', 'Currency', 'Currency is missing'],
  ['4000,5000,EUR', 'Turnover (thousand USD)', 'Enter the turnover in one of the two columns'],
  [',5000,RUB', 'Currency', expect.stringMatching(/^There is no mean rate of the currency for the year/)],
  [',-1,EUR', 'Turnover as entered (thousand)', 'Turnover must be a non-negative number'],
])('the turnover %s has an error in the column %s', async (cells, column, message) => {
  expect(await errorsOf(turnoverFile(cells))).toEqual([['spend', 2, column, message]]);
});

test('a template as CSV has the columns of one table, and an example row', async () => {
  const csv = await get(url('ca-imports', '/template?format=csv&table=spend'));
  const year = new Date().getUTCFullYear() - 1;
  expect(csv.body).toBe(
    '\ufeffYear,Turnover (thousand USD),Turnover as entered (thousand),Currency,Spend share of turnover (%)\r\n' +
      `Example: ${year},,5000,USD,40\r\n`,
  );
  expect((await get(url('ca-imports', '/template?format=csv'))).statusCode).toBe(400);
});
