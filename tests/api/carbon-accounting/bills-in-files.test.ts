import { carbonFiles } from '../../support/server/carbon-files';
import { carbonInputs, gas, withoutInputs } from '../../support/server/carbon-inputs';
import { emptyTables } from '../../support/server/carbon-company';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await withoutInputs(server);
  await emptyTables(server, 'imports');
});
afterAll(() => server.close());

const { url, call, created } = carbonInputs(() => ({ server, projectId }));
const { send, undo } = carbonFiles(() => ({ server, projectId }));
const activities = 'ca-activities-data';
const header = 'Year,Activity ID,First day,Last day,Amount,Unit,Country,Site,Bill number';

const list = async (year: number) =>
  (await call('GET', `${url(activities)}?year=${year}`)).json<{ data: Record<string, unknown>[] }>().data;

const codes = async (content: string) =>
  (await send('preview', content))
    .json<{ data: { errors: { row: number; code: string }[] } }>()
    .data.errors.map(({ row, code }) => [row, code]);

test('bills of a site without an entry create one, the same file only once', async () => {
  const file = `${header}
2024,101,2024-01-01,2024-01-31,3,MWh,DE,Hall 1,R-1
2024,101,1.2.2024,29.2.2024,2,MWh,DE,Hall 1,R-2
2024,401,2024-01-01,2024-12-31,700,kWh,DE,,R-3
`;
  expect((await send('import', file)).statusCode).toBe(200);
  expect(await list(2024)).toEqual([
    expect.objectContaining({
      activityId: 101,
      amount: 5000,
      typedAmount: 5,
      typedUnit: 'MWh',
      resourceId: 'Hall 1',
      bills: [
        expect.objectContaining({ from: '2024-01-01', to: '2024-01-31', amount: 3, evidence: 'R-1' }),
        expect.objectContaining({ from: '2024-02-01', to: '2024-02-29', amount: 2, evidence: 'R-2' }),
      ],
    }),
    expect.objectContaining({ activityId: 401, amount: 700 }),
  ]);
  expect((await send('import', file)).statusCode).toBe(409);
});

test('an export of bills can be imported unchanged; a bill changed in it is changed, and can be undone', async () => {
  const bill = {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ from: '2024-01-01', to: '2024-01-31', amount: 700, unit: 'kWh' },
    ...{ calorificValue: null, evidence: 'R-1', note: '' },
  };
  await created(activities, { ...gas, Bills: [bill] });
  const exported = await call('GET', url('ca-exports', '/year/2024?part=inputs&format=csv&table=bills'));
  const preview = await send('preview', exported.body);
  expect(preview.json()).toMatchObject({ data: { counts: { bills: { same: 1 } }, errorCount: 0 } });
  const imported = await send('import', exported.body.replace(',700,', ',900,'));
  expect(imported.statusCode).toBe(200);
  expect(await list(2024)).toEqual([
    expect.objectContaining({ amount: 900, bills: [{ ...bill, amount: 900 }] }),
  ]);
  const { id } = imported.json<{ data: { id: string } }>().data;
  await undo(id);
  expect(await list(2024)).toEqual([expect.objectContaining({ amount: 700, bills: [bill] })]);
});

test('a year of a fleet, 5,000 fill-ups, is one entry, and grows by a file that repeats it', async () => {
  const fillUp = (index: number) => `2024,101,2024-01-01,2024-01-01,1,kWh,DE,,Card ${index}`;
  const fillUps = Array.from({ length: 5_000 }, (_, index) => fillUp(index));
  expect((await send('import', [header, ...fillUps].join('\n'))).statusCode).toBe(200);
  const preview = await send('preview', [header, ...fillUps, fillUp(5_000)].join('\n'));
  expect(preview.json()).toMatchObject({ data: { counts: { bills: { create: 1, same: 5_000 } } } });
  const [entry] = await list(2024);
  expect(entry).toMatchObject({ amount: 5_000 });
  const { id, bills, version } = entry as { id: string; bills: object[]; version: number };
  const body = { data: { Bills: bills.slice(1), version } };
  expect((await call('PUT', `${url(activities)}/${id}`, body)).json()).toMatchObject({
    data: { amount: 4_999 },
  });
});

test('a bill keeps what a file has no columns for', async () => {
  const bill = {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ from: '2024-01-01', to: '2024-01-31', amount: 100, unit: 'm³' },
    ...{ calorificValue: 11.5, evidence: 'R-1', note: 'Meter 2' },
  };
  const { id } = await created(activities, { ...gas, Bills: [bill] });
  const columns = 'Year,Activity ID,First day,Last day,Amount,Unit,Country,Record ID,Bill ID';
  const file = `${columns}\n2024,101,2024-01-01,2024-01-31,200,m³,DE,${id},${bill.id}\n`;
  expect((await send('import', file)).statusCode).toBe(200);
  expect(await list(2024)).toMatchObject([{ amount: 2300, bills: [{ ...bill, amount: 200 }] }]);
});

test('errors of a bill are reported by row', async () => {
  await created(activities, gas);
  await created(activities, gas);
  expect(
    await codes(`${header}
2024,101,2024-01-01,2024-01-31,3,MWh,DE,,R-1
2024,401,01/02/2024,2024-01-31,3,kWh,DE,,R-2
2024,401,2024-03-01,2024-02-01,3,kWh,DE,,R-3
2024,401,2024-03-01,2024-03-31,0,kWh,DE,,R-4
2024,401,2024-03-01,2024-03-31,3,l,DE,,R-5
2024,401,2024-03-01,2024-03-31,-3,kWh,DE,Hall 2,R-6
2024,406,2024-03-01,2024-03-31,3,kWh,DE,,R-7
`),
  ).toEqual([
    [2, 'BILL_OF_SEVERAL'],
    [3, 'NO_DAY'],
    [4, 'BILL_ENDS_BEFORE_START'],
    [5, 'BILL_AMOUNT_ZERO'],
    [6, 'OTHER_UNIT'],
    [7, 'AMOUNT_NOT_POSITIVE'],
    [8, 'BILL_WITHOUT_TARIFF'],
  ]);
});
