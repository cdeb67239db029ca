import { carbonFiles } from '../../support/server/carbon-files';
import { carbonInputs, gas, refusal, withoutInputs } from '../../support/server/carbon-inputs';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutInputs(server));
afterAll(() => server.close());

const { url, call, create, created } = carbonInputs(() => ({ server, projectId }));
const { send } = carbonFiles(() => ({ server, projectId }));
const activities = 'ca-activities-data';

const billOf = (month: number, amount: number, more: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${month}`,
  ...{ from: `2024-0${month}-01`, to: `2024-0${month}-28`, amount, unit: 'kWh' },
  ...{ calorificValue: null, evidence: `R-${month}`, note: '' },
  ...more,
});

const Bills = [billOf(1, 3, { unit: 'MWh' }), billOf(2, 2, { unit: 'MWh' })];

const list = async (year: number) =>
  (await call('GET', `${url(activities)}?year=${year}`)).json<{ data: Record<string, unknown>[] }>().data;

const change = (id: string, data: object) => call('PUT', url(activities, `/${id}`), { data });

test('an amount is the sum of its bills, whatever amount is sent with them', async () => {
  const record = await created(activities, { ...gas, Amount: 1, Bills });
  expect(record).toMatchObject({ amount: 5000, unit: 'kWh', typedAmount: 5, typedUnit: 'MWh', bills: Bills });
  expect(await list(2024)).toEqual([expect.objectContaining({ amount: 5000, bills: Bills })]);
});

test('a record without bills has none, and stays one amount', async () => {
  expect(await created(activities, gas)).toMatchObject({ amount: 5000, bills: [] });
});

test('bills are added, changed and removed again', async () => {
  const { id } = await created(activities, gas);
  const after = async (data: object) => (await change(id, data)).json<{ data: object }>().data;
  expect(await after({ Bills: [billOf(1, 700)] })).toMatchObject({ amount: 700, version: 2 });
  expect(await after({ Bills: [billOf(1, 700), billOf(2, 50), billOf(3, -20)] })).toMatchObject({
    amount: 730,
  });
  expect(await after({ Note: 'hall 2' })).toMatchObject({ amount: 730, note: 'hall 2' });
  expect(await after({ Bills: [] })).toMatchObject({ amount: 730, bills: [] });
  expect(await after({ Bills: [], Amount: 9, Unit: 'MWh' })).toMatchObject({ amount: 9000, typedAmount: 9 });
});

test('an amount that contradicts the bills is refused, an equal one is not', async () => {
  const { id } = await created(activities, { ...gas, Bills });
  expect(await refusal(change(id, { Amount: 6, Unit: 'MWh' }))).toEqual([
    400,
    'The amount is the sum of its bills: change these, or remove them first',
  ]);
  expect((await change(id, { Amount: 5, Unit: 'MWh', Note: 'same' })).statusCode).toBe(200);
});

test.each([
  [{ from: '2024-02-30' }, 'A bill has a first and a last day'],
  [{ to: '2024-01-01', from: '2024-01-02' }, 'The last day of a bill cannot be before its first'],
  [{ from: '2023-01-01', to: '2023-01-31' }, 'A bill is about days of the year that it counts for'],
  [{ amount: 0 }, 'A bill has an amount other than 0'],
  [{ amount: -5 }, 'Amount must be a positive number'],
  [{ unit: 'km' }, 'This unit measures something else; choose a unit that the activity is measured in'],
])('a bill with %j is refused, and nothing is stored', async (part, message) => {
  const bill = billOf(1, 5, part);
  expect(await refusal(create(activities, { ...gas, Bills: [bill] }))).toEqual([400, message]);
  expect(await list(2024)).toEqual([]);
});

describe('in a fiscal year from April', () => {
  const startIn = (fiscalYearStart: number) => call('PUT', url('ca-boundary'), { data: { fiscalYearStart } });
  const february = billOf(2, 5, { from: '2025-02-01', to: '2025-02-28' });
  const previous = billOf(1, 7);
  const fault = [400, 'A bill is about days of the year that it counts for'];
  beforeEach(() => startIn(4));
  afterEach(() => startIn(1));

  test('a bill of the next February counts, one of the February before is refused', async () => {
    expect(await created(activities, { ...gas, Bills: [february] })).toMatchObject({ amount: 5 });
    expect(await refusal(create(activities, { ...gas, Bills: [previous] }))).toEqual(fault);
  });

  test('invoices and files have the same year', async () => {
    const { id, ...rest } = february;
    const bill = { activityId: 101, countryCode: 'DE', recordId: id, year: 2024, bill: { id, ...rest } };
    const invoice = { seller: 'DE1', number: '1', issuedIn: 2025, replaces: null, bills: [bill] };
    await call('POST', url('ca-invoices'), { data: { id, name: 'Invoices', invoices: [invoice] } });
    const file = `Year,Activity ID,First day,Last day,Amount,Unit,Country
2024,101,2025-03-01,2025-03-31,8,kWh,DE
`;
    expect((await send('import', file)).statusCode).toBe(200);
    expect(await list(2024)).toEqual([expect.objectContaining({ amount: 13 })]);
  });

  test('bills from before the year began in April stay, and a record with them can be changed', async () => {
    await startIn(1);
    const { id } = await created(activities, { ...gas, Bills: [previous] });
    await startIn(4);
    const answer = await change(id, { Bills: [previous, february], Note: 'hall 2' });
    expect(answer.json()).toMatchObject({ data: { amount: 12, note: 'hall 2' } });
    expect(await refusal(change(id, { Bills: [{ ...previous, amount: 8 }, february] }))).toEqual(fault);
  });
});

test('two bills with the same id are refused', async () => {
  const answer = create(activities, { ...gas, Bills: [billOf(1, 5), billOf(1, 6)] });
  expect(await refusal(answer)).toEqual([400, 'Two bills of a record cannot have the same id']);
});

test('somebody who changes bills that another has changed gets the current ones', async () => {
  const { id, version } = await created(activities, { ...gas, Bills });
  await change(id, { Bills: [billOf(1, 700)], version });
  const { error } = (await change(id, { Bills: [], version })).json<{ error: object }>();
  expect(error).toMatchObject({ code: 'STALE_VERSION', details: { bills: [billOf(1, 700)] } });
});

test('the audit trail lists the bills that have changed', async () => {
  const { id } = await created(activities, { ...gas, Bills: [billOf(1, 700)] });
  await change(id, { Bills: [billOf(1, 700), billOf(2, 50)] });
  const answer = await server.call(people.mainUser, {
    method: 'GET',
    url: `/api/audit/project/${projectId}`,
  });
  const [entry] = answer.json<{ data: { changes: object[] }[] }>().data;
  expect(entry?.changes).toContainEqual({
    field: 'bills',
    from: '',
    to: '2024-02-01–2024-02-28: 50 kWh',
  });
});

test('the next year is copied with the amount, and without the bills', async () => {
  await created(activities, { ...gas, Bills });
  await call('POST', url('ca-emission-results', '/year/2025/copy'), { from: 2024 });
  expect(await list(2025)).toEqual([expect.objectContaining({ amount: 5000, bills: [] })]);
});

describe('in files', () => {
  const exportOf = async () =>
    (await call('GET', url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'))).body;

  test('an export can be imported unchanged, and keeps the bills when something else changes', async () => {
    await created(activities, { ...gas, Note: 'hall 1', Bills });
    const exported = await exportOf();
    const preview = await send('preview', exported);
    expect(preview.json()).toMatchObject({ data: { counts: { activities: { same: 1 } }, errorCount: 0 } });
    expect((await send('import', exported.replace('hall 1', 'hall 2'))).statusCode).toBe(200);
    expect(await list(2024)).toEqual([expect.objectContaining({ note: 'hall 2', bills: Bills })]);
  });

  test('an amount that contradicts the bills is an error of its row', async () => {
    await created(activities, { ...gas, Bills });
    const preview = await send('preview', (await exportOf()).replace(',5,MWh,', ',6,MWh,'));
    expect(preview.json()).toMatchObject({
      data: { errorCount: 1, errors: [{ row: 2, column: 'Amount', code: 'AMOUNT_OF_BILLS' }] },
    });
  });
});
