import readWorkbook from 'read-excel-file/universal';
import type { YearOverviewList, YearReportAnswer } from '../../../core/contracts/ca-years';
import { carbonInputs, withoutInputs } from '../../support/server/carbon-inputs';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutInputs(server));
afterAll(() => server.close());

const { url, call, created } = carbonInputs(() => ({ server, projectId }));
const enter = (ActivityId: number, Amount: number, Unit?: string, Year = 2024) =>
  created('ca-activities-data', { Year, ActivityId, Amount, CountryCode: 'DE', ...(Unit && { Unit }) });
const calculate = (year = 2024) => call('POST', url('ca-emission-results', '/calculate'), { year });
const reported = async () =>
  (await call('GET', url('ca-emission-results', '/year/2024'))).json<YearReportAnswer>().data;

test('a year’s bills become energy in MWh next to the tonnes', async () => {
  await enter(101, 500, 'MWh');
  await enter(401, 400, 'MWh');
  await enter(402, 720, 'GJ');
  await enter(404, 50_000);
  await enter(405, 20_000);
  await calculate();
  const { energy, totals } = await reported();
  expect(energy).toMatchObject({
    parts: [
      { kind: 'fuels', renewable: 0, other: expect.closeTo((500 * 0.18296) / 0.2027, 9) as number },
      { kind: 'electricity', renewable: 200, other: 400 },
      { kind: 'heat', renewable: 0, other: 0 },
      { kind: 'ownGeneration', renewable: 50, other: 0 },
    ],
    renewable: 250,
    sold: 20,
  });
  // Own generation, used or sold, changes no tonnes: 400,000 kWh of the German grid are all scope 2.
  const { scope2 } = totals;
  await call('DELETE', url('ca-activities-data', '/year/2024'));
  await enter(401, 400, 'MWh');
  await calculate();
  expect((await reported()).totals.scope2).toBeCloseTo(scope2, 9);
});

test('electricity charged elsewhere counts as grid electricity, in the energy and in scope 2', async () => {
  await enter(403, 10, 'MWh');
  await calculate();
  const charged = await reported();
  expect(charged.energy).toMatchObject({ renewable: 0, other: 10, total: 10 });
  expect(charged.energy?.parts.find(({ kind }) => kind === 'electricity')).toMatchObject({ other: 10 });
  await call('DELETE', url('ca-activities-data', '/year/2024'));
  await enter(401, 10, 'MWh');
  await calculate();
  expect(charged.totals.scope2).toBeGreaterThan(0);
  expect(charged.totals.scope2).toBeCloseTo((await reported()).totals.scope2, 9);
});

test('the energy is a sheet of the exported workbook', async () => {
  await enter(401, 400, 'MWh');
  await calculate();
  const answer = await call('GET', url('ca-exports', '/year/2024?part=results&format=xlsx'));
  const sheets = await readWorkbook(new Uint8Array(answer.rawPayload).buffer);
  expect(sheets.find(({ sheet }) => sheet === 'Energy')?.data).toContainEqual([
    'Purchased electricity',
    0,
    400,
    400,
  ]);
});

describe('energy over several years', () => {
  beforeEach(async () => {
    await enter(401, 300, 'MWh', 2023);
    await enter(402, 100, 'MWh', 2024);
    await enter(401, 300, 'MWh', 2024);
    await enter(401, 500, 'MWh', 2025);
    for (const year of [2023, 2024, 2025]) await calculate(year);
  });

  test('is in the list of years', async () => {
    const answer = await call('GET', url('ca-emission-results', '/years'));
    const { data } = answer.json<YearOverviewList>();
    expect(data.map(({ year, energy }) => [year, energy])).toEqual([
      [2025, { renewable: 0, other: 500, total: 500 }],
      [2024, { renewable: 100, other: 300, total: 400 }],
      [2023, { renewable: 0, other: 300, total: 300 }],
    ]);
  });

  test.each([
    ['results', 'Energy by year'],
    ['energy', 'Energy by year'],
  ])('is a sheet of the workbook of %s, up to its year', async (part, name) => {
    const answer = await call('GET', url('ca-exports', `/year/2024?part=${part}&format=xlsx`));
    const sheets = await readWorkbook(new Uint8Array(answer.rawPayload).buffer);
    const rows = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
    expect(rows.filter(([, kind]) => kind === 'Energy used')).toEqual([
      [2023, 'Energy used', 0, 300, 300],
      [2024, 'Energy used', 100, 300, 400],
    ]);
  });

  test('is a CSV file and JSON', async () => {
    const csv = await call('GET', url('ca-exports', '/year/2024?part=energy&format=csv'));
    expect(csv.body).toContain('Year,Energy,Renewable (MWh),Not renewable (MWh),Together (MWh)\r\n');
    expect(csv.body).toContain('2024,Purchased electricity,100,300,400\r\n');
    const json = await call('GET', url('ca-exports', '/year/2023?part=energy&format=json'));
    expect(json.json()).toMatchObject({ energy: [{ year: 2023, energy: { total: 300 } }] });
  });
});

test('results from before energy was stored have none', async () => {
  await enter(401, 400, 'MWh');
  await calculate();
  await server.database.query(`update ca_years set report = report - 'energy'`);
  expect((await reported()).energy).toBeNull();
});
