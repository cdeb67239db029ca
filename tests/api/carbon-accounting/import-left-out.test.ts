import type { ImportPreview } from '../../../core/contracts/ca-imports';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { activityHeader, carbonFiles, withoutImports } from '../../support/server/carbon-files';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutImports(server));
afterAll(() => server.close());

const { send, records } = carbonFiles(() => ({ server, projectId }));
const look = async (file: string | Buffer) => (await send('preview', file)).json<ImportPreview>().data;
const amounts = async () => (await records('ca-activities-data')).map(({ amount }) => amount);

test('identical rows are imported once if chosen, and all of them otherwise', async () => {
  const row = '2024,101,,5,kWh,DE';
  const file = `${activityHeader}\n${row}\n${row}\n2024,101,,7,kWh,DE\n${row}\n`;
  expect((await look(file)).identicalRows).toEqual([
    { row: 3, first: 2 },
    { row: 5, first: 2 },
  ]);
  const once = await send('import', file, '&withoutRepeated=true');
  expect([once.json(), (await amounts()).sort()]).toMatchObject([{ data: { changes: 2 } }, [5, 7]]);
  await withoutImports(server);
  await send('import', file);
  expect((await amounts()).sort()).toEqual([5, 5, 5, 7]);
});

test('refused rows are returned as they are in the file, and the others can be imported without them', async () => {
  const file = `${activityHeader}\n2024,101,Gas,5,kWh,DE,Hall 1\n2024,101,Gas,x,kWhh,DE,Hall 2\n`;
  const { refused, others, errorCount } = await look(file);
  expect([errorCount, others, refused]).toEqual([
    2,
    1,
    [
      {
        table: 'activities',
        sheet: '',
        header: activityHeader.split(','),
        rows: [{ row: 3, cells: ['2024', '101', 'Gas', 'x', 'kWhh', 'DE', 'Hall 2'] }],
      },
    ],
  ]);
  expect((await send('import', file)).statusCode).toBe(422);
  expect((await send('import', file, '&withoutRefused=true')).json()).toMatchObject({ data: { changes: 1 } });
  expect(await amounts()).toEqual([5]);
  const [table] = refused;
  const header = [...(table?.header ?? []), 'What is wrong'];
  const corrected = [
    2024,
    101,
    'Gas',
    8,
    'kWh',
    'DE',
    'Hall 2',
    null,
    null,
    null,
    'Amount: this is not a number',
  ];
  const back = await writeXlsx([{ name: 'Activity data', rows: [header, corrected] }]);
  expect((await send('import', back)).statusCode).toBe(200);
  expect((await amounts()).sort()).toEqual([5, 8]);
});

test('rows that depend on a refused row are left out with it', async () => {
  const file = await writeXlsx([
    { name: 'Activities', rows: [activityHeader.split(','), [2024, 101, 'Gas', 5, 'kWh', 'DE']] },
    {
      name: 'Distribution',
      rows: [
        ['Year', 'Sector code', 'Share of input (%)'],
        [2024, 'TYRES', 130],
      ],
    },
    {
      name: 'Suppliers',
      rows: [
        ['Year', 'Sector code', 'Supplier ID', 'Country', 'Share of sector input (%)'],
        [2024, 'TYRES', '4711', 'DE', 30],
      ],
    },
  ]);
  expect((await look(file)).others).toBe(1);
  expect((await send('import', file, '&withoutRefused=true')).json()).toMatchObject({ data: { changes: 1 } });
  expect(await records('ca-supplier-inputs')).toEqual([]);
});

test('with a missing column, no rows can be left out', async () => {
  const rows = [activityHeader.replace('Amount', 'Ammount').split(','), [2024, 101, 'Gas', 5, 'kWh', 'DE']];
  const file = await writeXlsx([{ name: 'Activities', rows }]);
  expect(await look(file)).toMatchObject({ others: 0, refused: [] });
  expect((await send('import', file, '&withoutRefused=true')).statusCode).toBe(422);
});
