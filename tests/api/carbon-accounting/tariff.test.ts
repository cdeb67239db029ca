import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { YearReportAnswer } from '../../../core/contracts/ca-years';
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
const bought = { Year: 2024, ActivityId: 406, Amount: 100, Unit: 'MWh', CountryCode: 'AT' };
const stated = { SupplierFactor: 320, ElectricitySupplier: 'Stadtwerke Steyr', RenewableShare: 60 };
const tariff = { ...bought, ...stated, Evidence: 'bill 17' };
const kept = { supplierFactor: 320, electricitySupplier: 'Stadtwerke Steyr', renewableShare: 60 };

const calculate = () => call('POST', url('ca-emission-results', '/calculate'), { year: 2024 });
const rows = async () => {
  const answer = await call('GET', `${url('ca-emission-results')}?year=2024&scope=2`);
  return new Map(answer.json<EmissionResultList>().data.map((row) => [row.scopeDetails, row]));
};
const change = (id: string, data: object) => call('PUT', url(activities, `/${id}`), { data });

describe('electricity at its supplier’s own factor', () => {
  test('counts market-based with that factor, location-based with the grid', async () => {
    expect(await created(activities, tariff)).toMatchObject({ ...kept, emissionFactor: 0.32 });
    await calculate();
    const found = await rows();
    expect(found.get('market-based')).toMatchObject({
      inTotals: true,
      baselineEmissionsTonsCO2e: expect.closeTo(32, 9) as number,
      notes: expect.not.arrayContaining(['GRID_FOR_RESIDUAL_MIX']) as string[],
      dataQuality: 2,
      factor: {
        value: 0.32,
        publisher: 'Stadtwerke Steyr',
        edition: 'stated by your electricity supplier',
        year: 2024,
        geography: 'AT',
      },
    });
    expect(found.get('location-based')).toMatchObject({
      inTotals: false,
      factor: { publisher: 'Ember, through Our World in Data' },
    });
  });

  test('is renewable by the stated share', async () => {
    await created(activities, tariff);
    await created(activities, { ...tariff, RenewableShare: null });
    await calculate();
    const answer = await call('GET', url('ca-emission-results', '/year/2024'));
    const { energy } = answer.json<YearReportAnswer>().data;
    expect(energy?.parts).toContainEqual({ kind: 'electricity', renewable: 60, other: 140 });
  });

  test('keeps fields that a change omits, and loses those it clears', async () => {
    const { id } = await created(activities, tariff);
    const changed = async (data: object) => (await change(id, data)).json<{ data: object }>().data;
    expect(await changed({ Amount: 90_000 })).toMatchObject({ ...kept, amount: 90_000 });
    expect(await changed({ SupplierFactor: 280 })).toMatchObject({ ...kept, supplierFactor: 280 });
    expect(await changed({ RenewableShare: null })).toMatchObject({
      supplierFactor: 280,
      renewableShare: null,
    });
    expect((await change(id, { SupplierFactor: null })).statusCode).toBe(400);
  });

  test.each([
    [{ SupplierFactor: null }, 'Enter the g CO2e per kWh that your electricity supplier states'],
    [{ SupplierFactor: -5 }, 'The factor of the supplier must be 0 or more'],
    [{ SupplierFactor: 1e6 }, 'The factor of the supplier must be at most 100,000 g per kWh; check the unit'],
    [{ ElectricitySupplier: ' ' }, 'Enter the name of your electricity supplier'],
    [{ RenewableShare: 101 }, 'The renewable share must be between 0 and 100 percent'],
  ])('is refused with %j', async (wrong, message) => {
    expect(await refusal(create(activities, { ...tariff, ...wrong }))).toEqual([400, message]);
  });

  test('has fields that are refused for other activities', async () => {
    expect(await refusal(create(activities, { ...gas, SupplierFactor: 320 }))).toEqual([
      400,
      'Only electricity at its supplier’s own factor has a supplier, its factor and a renewable share',
    ]);
  });

  test('is copied into the next year, without the bill', async () => {
    await created(activities, tariff);
    await call('POST', url('ca-emission-results', '/year/2025/copy'), { from: 2024 });
    const list = await call('GET', `${url(activities)}?year=2025`);
    expect(list.json<{ data: object[] }>().data).toEqual([
      expect.objectContaining({ ...kept, evidence: '' }),
    ]);
  });

  test('is in the audit trail with the data its supplier states', async () => {
    await created(activities, tariff);
    const answer = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}?pageSize=1` });
    expect(answer.body).toContain('"supplierFactor"');
    expect(answer.body).toContain('Stadtwerke Steyr');
  });
});

describe('in files', () => {
  const header = 'Year,Activity ID,Activity,Amount,Unit,Country';
  const stating = 'Supplier factor (g CO2e/kWh),Electricity supplier,Renewable share (%)';

  test('can be exported and imported unchanged', async () => {
    await created(activities, tariff);
    const exported = await call(
      'GET',
      url('ca-exports', '/year/2024?part=inputs&format=csv&table=activities'),
    );
    expect(exported.body).toContain(',320,Stadtwerke Steyr,60\r\n');
    const preview = await send('preview', exported.body);
    expect(preview.json()).toMatchObject({ data: { counts: { activities: { same: 1 } }, errorCount: 0 } });
  });

  test('keeps what its supplier states when a file has no columns for it', async () => {
    const { id } = await created(activities, tariff);
    const file = `Year,Activity ID,Amount,Unit,Country,Record ID\n2024,406,90,MWh,AT,${id}\n`;
    expect((await send('import', file)).statusCode).toBe(200);
    const list = await call('GET', `${url(activities)}?year=2024`);
    expect(list.json()).toMatchObject({ data: [{ ...kept, typedAmount: 90, evidence: 'bill 17' }] });
  });

  test('can be imported with a bill, and from an older file without', async () => {
    expect((await send('import', `${header}\n2024,101,,12,kWh,DE\n`)).statusCode).toBe(200);
    const bill = `${header},${stating}\n2024,406,,100,MWh,AT,320,Stadtwerke Steyr,60\n`;
    expect((await send('import', bill)).statusCode).toBe(200);
    const list = await call('GET', `${url(activities)}?year=2024`);
    expect(list.json<{ data: object[] }>().data).toContainEqual(expect.objectContaining(kept));
  });

  test('errors are reported at their column', async () => {
    const lines = [
      '2024,406,,1,kWh,AT,,Stadtwerke,',
      '2024,406,,1,kWh,AT,-3,,120',
      '2024,401,,1,kWh,AT,320,Stadtwerke,',
    ];
    const preview = await send('preview', `${header},${stating}\n${lines.join('\n')}\n`);
    const { errors } = preview.json<{ data: { errors: { row: number; column: string; code: string }[] } }>()
      .data;
    expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Supplier factor (g CO2e/kWh)', 'SUPPLIER_FACTOR_MISSING'],
      [3, 'Supplier factor (g CO2e/kWh)', 'SUPPLIER_FACTOR_NEGATIVE'],
      [3, 'Electricity supplier', 'ELECTRICITY_SUPPLIER_MISSING'],
      [3, 'Renewable share (%)', 'RENEWABLE_SHARE_OUT_OF_RANGE'],
      [4, 'Supplier factor (g CO2e/kWh)', 'SUPPLIER_FACTOR_ELSEWHERE'],
    ]);
  });
});
