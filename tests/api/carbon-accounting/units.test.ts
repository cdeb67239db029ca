import { carbonInputs, gas, refusal, withoutInputs } from '../../support/server/carbon-inputs';
import { carbonFiles } from '../../support/server/carbon-files';
import { createTestApp, type TestApp } from '../../support/server/test-app';

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
const biogas = 164;
const wasteWood = 550;

const scope1Of = async (year: number) => {
  const answer = await call('POST', url('ca-emission-results', '/calculate'), { year });
  return answer.json<{ data: { totals: { scope1: number } } }>().data.totals.scope1;
};

describe('an amount in any unit of its dimension', () => {
  test('is stored as entered, with its converted amount', async () => {
    const record = await created(activities, { ...gas, Amount: 250, Unit: 'MWh' });
    expect(record).toMatchObject({ amount: 250_000, unit: 'kWh', typedAmount: 250, typedUnit: 'MWh' });
  });

  test.each([
    [500, 'MWh', null],
    [1800, 'GJ', null],
    [44_642.857142857145, 'm³', 11.2],
    [33_333.333333333336, 'kg', 15],
  ])('%d %s gives the same tonnes as kWh', async (Amount, Unit, CalorificValue) => {
    await created(activities, { ...gas, Amount, Unit, CalorificValue });
    expect((await scope1Of(2024)) / ((500_000 * 0.18296) / 1000) - 1).toBeCloseTo(0, 9);
  });

  test('is changed with its unit; an amount alone is in the unit of the activity', async () => {
    const { id } = await created(activities, { ...gas, Amount: 250, Unit: 'MWh' });
    const change = async (data: object) =>
      (await call('PUT', url(activities, `/${id}`), { data })).json<{ data: object }>().data;
    expect(await change({ Note: 'bill' })).toMatchObject({ amount: 250_000, typedUnit: 'MWh' });
    expect(await change({ Amount: 9, Unit: 'GJ' })).toMatchObject({ amount: 2500, typedAmount: 9 });
    expect(await change({ Amount: 100, Unit: 'm³', CalorificValue: 11.5 })).toMatchObject({
      amount: 1150,
      calorificValue: 11.5,
    });
    expect(await change({ CalorificValue: 10 })).toMatchObject({ amount: 1000, typedAmount: 100 });
    expect(await change({ Amount: 7 })).toMatchObject({
      amount: 7,
      typedAmount: 7,
      typedUnit: 'kWh',
      calorificValue: null,
    });
  });

  test('is returned as entered to somebody who changes what another has changed', async () => {
    const { id, version } = await created(activities, { ...gas, Amount: 250, Unit: 'MWh' });
    const change = (Amount: number) => call('PUT', url(activities, `/${id}`), { data: { Amount, version } });
    await change(300);
    const { error } = (await change(200)).json<{ error: { code: string; details: object } }>();
    expect(error).toMatchObject({
      code: 'STALE_VERSION',
      details: { amount: 300, typedAmount: 300, typedUnit: 'kWh', unit: 'kWh' },
    });
  });

  test('in the wrong dimension is refused, and so is a gas with an unknown calorific value', async () => {
    const answer = (data: object) => refusal(create(activities, { ...gas, ...data }));
    expect(await answer({ Unit: 'km' })).toEqual([
      400,
      'This unit measures something else; choose a unit that the activity is measured in',
    ]);
    expect(await answer({ ActivityId: wasteWood, Unit: 'l' })).toEqual([
      400,
      'This unit measures something else; choose a unit that the activity is measured in',
    ]);
    expect(await answer({ ActivityId: biogas, Unit: 'm³' })).toEqual([
      400,
      'Enter the calorific value that the bill states, or the amount in kWh',
    ]);
    expect(await answer({ Unit: 'm³', CalorificValue: 11_200 })).toEqual([
      400,
      'The calorific value must be between 0.5 and 60 kWh per m³ or kg',
    ]);
    expect(await answer({ Unit: 'GWh', Amount: 1e9 })).toEqual([
      400,
      'Amount must be at most 1,000,000,000,000; check the unit',
    ]);
  });

  test('is copied into the next year as entered', async () => {
    await created(activities, { ...gas, Amount: 100, Unit: 'm³', CalorificValue: 11.5 });
    await call('POST', url('ca-emission-results', '/year/2025/copy'), { from: 2024 });
    const list = await call('GET', `${url(activities)}?year=2025`);
    expect(list.json<{ data: object[] }>().data).toEqual([
      expect.objectContaining({ amount: 1150, typedAmount: 100, typedUnit: 'm³', calorificValue: 11.5 }),
    ]);
  });
});

describe('in files', () => {
  test('can be exported and imported as entered', async () => {
    await created(activities, { ...gas, Amount: 100, Unit: 'm³', CalorificValue: 11.5 });
    const exported = await call(
      'GET',
      url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'),
    );
    expect(exported.body).toMatch(/,100,m³,DE,.*,11\.5,,,\r\n/);
    const preview = await send('preview', exported.body);
    expect(preview.json()).toMatchObject({ data: { counts: { activities: { same: 1 } }, errorCount: 0 } });
  });

  test('a bill in any unit can be imported, and an older file without units', async () => {
    const header = 'Year,Activity ID,Activity,Amount,Unit,Country';
    const answer = await send('import', `${header}\n2024,101,,12,mwh,DE\n2024,103,,1.5,m3,DE\n`);
    expect(answer.statusCode).toBe(200);
    const list = await call('GET', `${url(activities)}?year=2024`);
    expect(list.json<{ data: object[] }>().data).toEqual([
      expect.objectContaining({ amount: 12_000, typedAmount: 12, typedUnit: 'MWh' }),
      expect.objectContaining({ amount: 1.5, typedAmount: 1.5, typedUnit: 'm³' }),
    ]);
  });
});
