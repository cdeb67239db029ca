import readWorkbook from 'read-excel-file/universal';
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

describe('an export', () => {
  test('of a supplier twice in a sector, and of one whose sector was removed, can be imported', async () => {
    await send('import', await workbook());
    const distributions = await records('ca-spend-distributions');
    const [first] = await records('ca-supplier-inputs');
    const add = (DistributionId: unknown, ShareOfSectorInput: number) =>
      server.call(people.mainUser, {
        method: 'POST',
        url: url('ca-supplier-inputs', '/create'),
        payload: {
          data: {
            ...{ DistributionId, SupplierId: '4711', SupplierName: 'Stahl AG' },
            ...{ CountryCode: 'DE', ShareOfSectorInput },
          },
        },
      });
    await add(distributions[0]?.id, 20);
    const tyres = await server.call(people.mainUser, {
      method: 'POST',
      url: url('ca-spend-distributions', '/create'),
      payload: { data: { Year: 2024, Scope3SectorId: 3, ShareOfInput: 5 } },
    });
    const { id } = tyres.json<{ data: { id: string } }>().data;
    await add(id, 7);
    await server.call(people.mainUser, { method: 'DELETE', url: url('ca-spend-distributions', `/${id}`) });

    const address = '/year/2024?part=inputs&format=csv&table=suppliers';
    const { body } = await get(url('ca-exports', address));
    expect((await send('preview', body)).json()).toMatchObject({
      data: { errors: [], counts: { suppliers: { create: 0, update: 0, same: 3 } } },
    });
    const changed = body.replace(/,20,/, ',25,').replace(/2024,,(.*),7,/, '2024,,$1,8,');
    const done = await send('import', changed);
    expect(done.json()).toMatchObject({ data: { changes: 2 } });
    const shares = async () =>
      (await records('ca-supplier-inputs')).map((each) => each.shareOfSectorInput as number).sort();
    expect(await shares()).toEqual([25, 30, 8]);
    const undone = await undo(done.json<{ data: { id: string } }>().data.id);
    expect(undone.json()).toEqual({ data: { deleted: 0, restored: 2, kept: 0 } });
    expect(await shares()).toEqual([20, 30, 7]);

    const nowhere = body.replace(/2024,,.*/, '2024,,,9,New one,DE,5,');
    expect((await errorsOf(nowhere)).map(([, , column, message]) => [column, message])).toEqual([
      ['Sector code', 'Sector code is missing'],
    ]);
    const elsewhere = body.replaceAll('2024', '2023');
    expect((await errorsOf(elsewhere)).some(([, , column]) => column === 'Record ID')).toBe(true);
    expect(first).toBeDefined();
  });

  test('of inputs can be imported again without any change', async () => {
    await send('import', await workbook());
    await send('import', activityFile);
    const csv = await get(url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'));
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="carbon-accounting-2024-activities.csv"',
    );
    expect(csv.body.startsWith('\ufeffYear,Activity ID')).toBe(true);
    expect(csv.body).toContain("'=1+1");
    expect((await send('preview', csv.body)).json()).toMatchObject({
      data: { counts: { activities: { create: 0, update: 0, same: 3 } }, errors: [] },
    });
    const xlsx = await get(url('ca-exports', '/year/2024?part=inputs&format=xlsx'));
    expect((await send('preview', xlsx.rawPayload)).json()).toMatchObject({
      data: {
        counts: {
          activities: { same: 3 },
          spend: { same: 1 },
          distribution: { same: 1 },
          suppliers: { same: 1 },
        },
        errors: [],
      },
    });
    const json = (await get(url('ca-exports', '/year/2024?part=inputs&format=json'))).json<{
      spend: object[];
    }>();
    expect(json.spend).toEqual([
      {
        Year: 2024,
        'Turnover (thousand USD)': 5000,
        'Turnover as entered (thousand)': null,
        Currency: null,
        'Spend share of turnover (%)': 40,
      },
    ]);
  });

  test('of a turnover in a currency keeps it as entered', async () => {
    await send('import', turnoverFile(',5000,chf'));
    expect(await records('ca-spend-volumes')).toMatchObject([{ turnoverInThsd: 5000, currency: 'CHF' }]);
    const { body } = await get(url('ca-exports', '/year/2024?part=inputs&format=csv&table=spend'));
    expect(body).toContain('2024,,5000,CHF,40');
    expect((await send('preview', body)).json()).toMatchObject({
      data: { counts: { spend: { same: 1 } }, errors: [] },
    });
    // A file from before the currency was stored.
    await send('import', 'Year,Turnover (thousand USD),Spend share of turnover (%)\n2024,4000,40\n');
    expect(await records('ca-spend-volumes')).toMatchObject([
      { turnoverInThsdUSD: 4000, turnoverInThsd: null, currency: null },
    ]);
  });

  test('as CSV uses the separators of the language’s spreadsheets, and can be imported', async () => {
    await send('import', activityFile);
    const address = '/year/2024?part=inputs&format=csv&table=activities&locale=de';
    const { body } = await get(url('ca-exports', address));
    expect(body.split('\r\n')[1]).toContain(';1234,5;kWh;DE;');
    expect((await send('preview', body, '&locale=de')).json()).toMatchObject({
      data: { counts: { activities: { same: 2 } }, errors: [] },
    });
  });

  test.each(['=1+1', '+4930', '-5 kg', '@home', '＝1', "it's", "'=quoted"])(
    'holds no formula, and %s comes back as it was entered',
    async (note) => {
      await send('import', `${activityHeader}\n2024,101,Gas,5,kWh,DE,,"${note}",,\n`);
      const entered = (await records('ca-activities-data'))[0]?.note;
      const csv = await get(url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'));
      expect(csv.body).not.toMatch(/(^|,|")[=+\-@＝]/m);
      expect((await send('preview', csv.body)).json()).toMatchObject({
        data: { counts: { activities: { same: 1 } } },
      });
      const xlsx = await get(url('ca-exports', '/year/2024?part=inputs&format=xlsx'));
      const [sheet] = await readWorkbook(Uint8Array.from(xlsx.rawPayload).buffer);
      expect(sheet?.data[1]).toContain(entered);
      expect(xlsx.rawPayload.includes('<f>')).toBe(false);
    },
  );

  test('of results contains every row with its factor and source', async () => {
    await send('import', await workbook());
    await server.call(people.mainUser, {
      method: 'POST',
      url: url('ca-emission-results', '/calculate'),
      payload: { year: 2024 },
    });
    const csv = (await get(url('ca-exports', '/year/2024?part=results&format=csv'))).body
      .trim()
      .split('\r\n');
    const json = (await get(url('ca-exports', '/year/2024?part=results&format=json'))).json<{
      report: { rows: number };
      results: object[];
    }>();
    const xlsx = await get(url('ca-exports', '/year/2024?part=results&format=xlsx'));
    const [sheet] = await readWorkbook(Uint8Array.from(xlsx.rawPayload).buffer);
    expect([csv.length - 1, json.results.length, (sheet?.data.length ?? 0) - 1]).toEqual(
      Array(3).fill(json.report.rows),
    );
    expect(csv[1]).toContain('US Environmental Protection Agency');
  });

  test('as CSV needs a table, and a year without results has no report', async () => {
    expect((await get(url('ca-exports', '/year/2024?part=inputs&format=csv'))).statusCode).toBe(400);
    expect((await get(url('ca-exports', '/year/2024?part=results&format=json'))).statusCode).toBe(404);
  });
});
