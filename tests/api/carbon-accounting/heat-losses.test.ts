import { methodVersion } from '../../../core/carbon/calculation/method-version';
import { carbonResults, factor, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutAccounts(server));
afterAll(() => server.close());

const { create, calculate, report, results, chooseFactors } = carbonResults(() => ({ server, projectId }));
const enter = (Year: number, Amount: number) =>
  create('ca-activities-data', { Year, ActivityId: 421, Amount, CountryCode: 'AT' });
const close = (value: number) => expect.closeTo(value, 9) as number;

test('district heat has its distribution losses in category 3, with their source', async () => {
  await enter(2024, 100_000);
  await calculate(2024);
  const losses = (await results('&scope=3')).filter(({ factor: { id } }) => !id.includes('16_919'));
  const row = { category: 3, amount: 100_000, unit: 'kWh', notes: ['EDITION_YEAR', 'OTHER_GEOGRAPHY'] };
  const source = {
    publisher: 'UK Department for Energy Security and Net Zero',
    ...{ geography: 'GB', year: 2025, unit: 'kg CO2e/kWh' },
  };
  expect(losses).toMatchObject([
    {
      ...{ ...row, baselineEmissionsTonsCO2e: close(0.945) },
      factor: {
        ...{ ...source, id: 'desnz-2025/13_403_4004_5_1', value: 0.00945 },
        boundary: 'losses of the heat network between the plant and the user',
      },
    },
    {
      ...{ ...row, baselineEmissionsTonsCO2e: close(0.176) },
      factor: {
        ...{ ...source, id: 'desnz-2025/16_920_4004_5_1', value: 0.00176 },
        boundary: 'upstream of the losses of the heat network between the plant and the user',
      },
    },
  ]);
  const { totals } = await report(2024);
  // 100 MWh x 0.17529, and x (0.03341 + 0.00945 + 0.00176).
  expect(totals).toMatchObject({ scope2: close(17.529), scope3: close(4.462), total: close(21.991) });
});

test('a year of method 4 stays as it was, and the losses of the next are attributed to the method', async () => {
  await enter(2023, 100_000);
  await enter(2024, 100_000);
  await calculate(2023);
  const { query } = server.database;
  await query(
    `delete from ca_emission_results r using ca_used_factors f
      where f.id = r.factor_id and factor ->> 'key' like 'losses%' and project_id = $1`,
    [projectId],
  );
  await query('update ca_years set method_version = 4 where project_id = $1', [projectId]);
  await calculate(2024);
  expect(await report(2023)).toMatchObject({ methodVersion: 4, needsRecalculation: false });
  expect(await results('&year=2023&scope=3')).toHaveLength(1);
  const { change, methodVersion: current } = await report(2024);
  expect(current).toBe(methodVersion);
  expect(change).toMatchObject({ activity: 0, contracts: 0, factor: 0, method: close(1.121) });
});

test('more heat is more activity, with its losses', async () => {
  await enter(2023, 100_000);
  await enter(2024, 200_000);
  await calculate(2023);
  await calculate(2024);
  const { change } = await report(2024);
  expect(change).toMatchObject({ activity: close(21.991), factor: 0, method: 0 });
});

test('a heat factor of an operator’s set has no losses of other heat, which is a change of method', async () => {
  await enter(2023, 100_000);
  await enter(2024, 100_000);
  await calculate(2023);
  await chooseFactors(factor('activity/421', 0.1, 'kWh', 'AT'));
  await calculate(2024);
  const upstream = await results('&year=2024&scope=3');
  expect(upstream.map((row) => row.factor.id)).toEqual(['desnz-2025/16_919_4003_5_1']);
  const { change } = await report(2024);
  // Without 100 MWh x (0.17529 - 0.1) and the losses.
  expect(change).toMatchObject({ activity: 0, method: close(-7.529 - 1.121) });
});
