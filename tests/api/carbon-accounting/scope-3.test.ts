import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import { carbonInputs, refusal, withoutInputs } from '../../support/server/carbon-inputs';
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
const enter = (ActivityId: number, Amount: number, CountryCode = 'DE', more: object = {}) =>
  created('ca-activities-data', { Year: 2024, ActivityId, Amount, CountryCode, ...more });

async function rowsOfYear() {
  await call('POST', url('ca-emission-results', '/calculate'), { year: 2024 });
  const list = await call('GET', `${url('ca-emission-results')}?year=2024&pageSize=100`);
  return list.json<EmissionResultList>().data;
}

test('kilometres of company vehicles are scope 1, and their upstream is category 3', async () => {
  await enter(224, 90_000);
  const rows = await rowsOfYear();
  expect(rows.map((row) => [row.scope, row.category, row.baselineEmissionsTonsCO2e])).toEqual([
    [1, null, expect.closeTo(90 * 0.16725, 9)],
    [3, 3, expect.closeTo(90 * 0.04399, 9)],
  ]);
});

test('between a year of method 4 and the next, that upstream is attributed to the method', async () => {
  await enter(224, 90_000, 'DE', { Year: 2023 });
  await enter(224, 90_000);
  await call('POST', url('ca-emission-results', '/calculate'), { year: 2023 });
  const { query } = server.database;
  await query('delete from ca_emission_results where project_id = $1 and year = 2023 and scope = 3', [
    projectId,
  ]);
  await query('update ca_years set method_version = 4 where project_id = $1 and year = 2023', [projectId]);
  await rowsOfYear();
  const report = await call('GET', url('ca-emission-results', '/year/2024'));
  expect(report.json()).toMatchObject({
    data: { change: { activity: 0, method: expect.closeTo(90 * 0.04399, 9) as number } },
  });
});

describe('scope 3 except purchases', () => {
  test.each([
    ['freight that we pay', 502, 10_000, 4, 10_000 * 0.10163, 10_000 * 0.02359],
    ['freight that the customer pays', 522, 10_000, 9, 10_000 * 0.10163, 10_000 * 0.02359],
    ['waste', 541, 120, 5, 120 * 4.68568, undefined],
    ['tap water', 571, 800, 1, 800 * 0.1913, undefined],
    ['waste water', 572, 800, 5, 800 * 0.17088, undefined],
    ['a flight', 608, 200_000, 6, 200_000 * 0.3394, 200_000 * 0.07137],
    ['commuting by car', 651, 90_000, 7, 90_000 * 0.16725, 90_000 * 0.04399],
    ['home working', 661, 1000, 7, 1000 * 0.33378, undefined],
  ])('%s has its category and its upstream', async (_what, id, amount, category, kg, upstream) => {
    const record = await enter(id, amount);
    expect(record).toMatchObject({ scope: 'SCOPE3' });
    const rows = await rowsOfYear();
    const found = rows.map((row) => [
      row.scope,
      row.category,
      row.scopeDetails,
      row.inTotals,
      row.baselineEmissionsTonsCO2e,
    ]);
    const close = (value: number) => expect.closeTo(value / 1000, 9) as number;
    expect(found).toEqual(
      expect.arrayContaining([
        [3, category, 'direct', true, close(kg)],
        ...(upstream === undefined ? [] : [[3, category, 'well-to-tank', true, close(upstream)]]),
      ]),
    );
    expect(found).toHaveLength(upstream === undefined ? 1 : 2);
  });

  test('a hotel night has the figure of its country, else that of the United Kingdom, and says so', async () => {
    await enter(641, 10, 'DE');
    await enter(641, 10, 'AT');
    const rows = await rowsOfYear();
    expect(rows.map(({ countryCode, factor, notes }) => [countryCode, factor.value, notes])).toEqual([
      ['DE', 13.2, expect.not.arrayContaining(['OTHER_GEOGRAPHY']) as string[]],
      ['AT', 10.4, expect.arrayContaining(['OTHER_GEOGRAPHY']) as string[]],
    ]);
  });

  test('is in the total and in the contribution of activities', async () => {
    await enter(541, 120);
    await rowsOfYear();
    const report = await call('GET', url('ca-emission-results', '/year/2024'));
    expect(report.json()).toMatchObject({
      data: {
        totals: { scope3Baseline: expect.closeTo(0.5622816, 9) as number, scope1: 0 },
        byActivity: [{ key: '541' }],
      },
    });
  });

  test('waste in litres is refused, in pounds and kilograms it is not', async () => {
    const waste = { Year: 2024, ActivityId: 541, CountryCode: 'DE', Amount: 5 };
    expect(await refusal(create('ca-activities-data', { ...waste, Unit: 'l' }))).toEqual([
      400,
      'This unit measures something else; choose a unit that the activity is measured in',
    ]);
    expect(await enter(541, 1500, 'DE', { Unit: 'kg' })).toMatchObject({ amount: 1.5 });
  });
});

describe('process emissions', () => {
  test.each([
    ['limestone', 701, 100, 43.971],
    ['cement clinker', 713, 100, 52],
    ['acetylene', 733, 1000, 3.3803671557],
  ])('%s is scope 1 without upstream', async (_what, id, amount, tons) => {
    await enter(id, amount);
    const rows = await rowsOfYear();
    expect(
      rows.map(({ scope, category, baselineEmissionsTonsCO2e }) => [
        scope,
        category,
        baselineEmissionsTonsCO2e,
      ]),
    ).toEqual([[1, null, expect.closeTo(tons, 8) as number]]);
  });
});
