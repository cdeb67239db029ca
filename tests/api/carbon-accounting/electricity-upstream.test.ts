import { methodVersion as currentMethod } from '../../../core/carbon/calculation/method-version';
import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { YearReportAnswer } from '../../../core/contracts/ca-years';
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
const enter = (ActivityId: number, CountryCode: string, Year = 2024) =>
  created('ca-activities-data', { Year, ActivityId, Amount: 100_000, CountryCode });
const calculate = (year = 2024) => call('POST', url('ca-emission-results', '/calculate'), { year });
const rows = async () =>
  (await call('GET', `${url('ca-emission-results')}?year=2024`)).json<EmissionResultList>().data;
const report = async () =>
  (await call('GET', url('ca-emission-results', '/year/2024'))).json<YearReportAnswer>().data;

test('a contract in the United Kingdom has DESNZ’s upstream and losses in category 3', async () => {
  await enter(402, 'GB');
  await calculate();
  const upstream = (await rows()).filter(({ scope }) => scope === 3);
  expect(upstream.map(({ category, factor, inTotals }) => [category, factor.id, inTotals])).toEqual([
    [3, 'desnz-2025/15_917_4000_5_1', true],
    [3, 'desnz-2025/13_402_4000_5_1', true],
    [3, 'desnz-2025/15_918_4000_5_1', true],
  ]);
  const { totals } = await report();
  expect(totals.scope2).toBe(0);
  expect(totals.scope3Baseline).toBeCloseTo(4.59 + 1.853 + 0.397, 9);
});

test('a contract elsewhere states that its upstream is not counted', async () => {
  await enter(402, 'DE');
  await calculate();
  const found = await rows();
  expect(found.filter(({ scope }) => scope === 3)).toEqual([]);
  expect(found.find(({ scopeDetails }) => scopeDetails === 'market-based')?.notes).toContain(
    'UPSTREAM_UNKNOWN',
  );
});

test('a year of the previous method stays unchanged, and the change to the next one is attributed to the method', async () => {
  await enter(402, 'GB', 2023);
  await enter(402, 'GB');
  await calculate(2023);
  await calculate();
  const { query } = server.database;
  await query('delete from ca_emission_results where project_id = $1 and year = 2023 and scope = 3', [
    projectId,
  ]);
  await query('update ca_years set method_version = 2 where project_id = $1 and year = 2023', [projectId]);
  const { change, methodVersion } = await report();
  expect(methodVersion).toBe(currentMethod);
  expect(change).toMatchObject({ before: 0, activity: 0, method: expect.closeTo(6.84, 9) as number });
  const former = await call('GET', url('ca-emission-results', '/year/2023'));
  expect(former.json<YearReportAnswer>().data.methodVersion).toBe(2);
});
