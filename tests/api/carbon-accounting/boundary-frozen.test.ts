import type { BoundaryValues } from '../../../core/contracts/ca-boundary';
import type { YearOverview } from '../../../core/contracts/ca-years';
import { readCsv } from '../../../server/lib/tables/csv';
import { carbonResults, factor, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await withoutAccounts(server);
  await server.database.query('delete from ca_boundaries', []);
  await chooseFactors(factor('activity/101', 0.2, 'kWh'), factor('well-to-tank/101', 0, 'kWh'));
});
afterAll(() => server.close());

const { url, get, send, create, calculate, report, chooseFactors } = carbonResults(() => ({
  server,
  projectId,
}));
const set = (data: Partial<BoundaryValues>) => send('PUT', url('ca-boundary'), { data });

/** Gas of 10,000 kWh in 2022, the base year, and of 9,000 kWh in 2023. */
async function enterYears(): Promise<string> {
  const gas = { ActivityId: 101, CountryCode: 'DE' };
  const { id } = await create('ca-activities-data', { ...gas, Year: 2022, Amount: 10_000 });
  await create('ca-activities-data', { ...gas, Year: 2023, Amount: 9_000 });
  await calculate(2022);
  await set({ baseYear: 2022, approach: 'equity-share', fiscalYearStart: 4 });
  await calculate(2023);
  return id;
}
const changeBase = async (id: string, Amount: number) => {
  await send('PUT', url('ca-activities-data', `/${id}`), { data: { Amount } });
  await calculate(2022);
};

const office = { name: 'Office', reason: 'Below 1 percent', category: null };

test('a year keeps the boundary that it was calculated with, and shows what has changed since', async () => {
  await enterYears();
  const before = await report(2023);
  expect(before.boundary).toMatchObject({ approach: 'equity-share', exclusions: [], base: { year: 2022 } });
  expect(before.boundary?.base?.total).toBe((await report(2022)).totals.total);
  expect(before.boundaryChanges).toEqual([]);
  await set({ approach: 'financial-control', exclusions: [office] });
  const after = await report(2023);
  expect(after.boundary).toEqual(before.boundary);
  expect(after.boundaryChanges).toEqual(['approach', 'exclusions']);
  await calculate(2023);
  expect(await report(2023)).toMatchObject({ boundary: { exclusions: [office] }, boundaryChanges: [] });
});

test('a change of the base year requests a recalculation from the threshold on', async () => {
  const id = await enterYears();
  const total = (await report(2022)).totals.total;
  await changeBase(id, 10_400);
  expect((await report(2023)).baseYearChange).toBeNull();
  await changeBase(id, 10_500);
  const { baseYearChange } = await report(2023);
  expect(baseYearChange).toMatchObject({ year: 2022, before: total, threshold: 5 });
  expect(baseYearChange?.percent).toBeCloseTo(5, 6);
  const { data } = await get<{ data: YearOverview[] }>(url('ca-emission-results', '/years'));
  expect(data.map((each) => [each.year, each.baseYearChange !== null])).toEqual([
    [2023, true],
    [2022, false],
  ]);
  await calculate(2023);
  expect(await report(2023)).toMatchObject({ baseYearChange: null, boundary: { base: { year: 2022 } } });
});

test('neither an earlier year nor the base year itself is compared with the base year', async () => {
  await enterYears();
  await set({ baseYear: 2023 });
  await calculate(2022);
  await calculate(2023);
  expect((await report(2022)).boundary).toMatchObject({ baseYear: 2023, base: null });
  expect((await report(2023)).boundary).toMatchObject({ baseYear: 2023, base: null });
});

test('results from before boundaries were stored show none', async () => {
  await enterYears();
  await server.database.query('update ca_years set boundary = null where project_id = $1', [projectId]);
  expect(await report(2023)).toMatchObject({ boundary: null, boundaryChanges: [], baseYearChange: null });
});

test('a year keeps its completeness at calculation, and the list of years uses the same boundary', async () => {
  await enterYears();
  const completeness = async () => {
    const { data } = await get<{ data: YearOverview[] }>(url('ca-emission-results', '/years'));
    return data.find(({ year }) => year === 2023)?.completeness;
  };
  expect((await report(2023)).completeness).toMatchObject({ percent: 16, contradicted: [] });
  expect((await report(2023)).completeness?.missing).toContain('scope2');
  const nearlyAll = ['scope2', 'category1', 'category2', 'category4', 'category5'] as const;
  await set({ absences: [{ parts: [...nearlyAll], reason: 'A holding without a building' }] });
  expect(await report(2023)).toMatchObject({
    completeness: { percent: 16 },
    boundaryChanges: ['absences'],
  });
  expect(await completeness()).toMatchObject({ percent: 16 });
  await calculate(2023);
  const after = await report(2023);
  // Of scope 1 and the other categories of scope 3, only the first has figures.
  expect(after.completeness).toMatchObject({ percent: 50, asksForPurchases: false });
  expect(after.completeness?.missing).toEqual([
    ...['category6', 'category7', 'category8', 'category9', 'category10'],
    ...['category11', 'category12', 'category13', 'category14', 'category15'],
  ]);
  expect(await completeness()).toMatchObject(after.completeness ?? {});
});

test('results from before absences were stored can be read, and match a boundary without any', async () => {
  await enterYears();
  await server.database.query(
    `update ca_years set boundary = boundary - 'absences', report = report - 'completeness' where project_id = $1`,
    [projectId],
  );
  expect(await report(2023)).toMatchObject({
    boundary: { absences: [] },
    boundaryChanges: [],
    completeness: null,
  });
});

test('each row of an exported file contains period, approach, base year and what is left out', async () => {
  await enterYears();
  await set({ exclusions: [office], absences: [{ parts: ['scope2', 'category9'], reason: 'None' }] });
  await calculate(2023);
  await set({ approach: 'operational-control' });
  const exported = await server.call(people.user, {
    url: url('ca-exports', '/year/2023?part=results&format=csv'),
  });
  const [header = [], row = []] = readCsv(exported.body).rows;
  const cell = (name: string) => row[header.indexOf(name)];
  expect(['Period', 'Consolidation approach', 'Base year', 'Left out', 'There is none'].map(cell)).toEqual([
    '2023-04/2024-03',
    'Equity share',
    '2022',
    'Office',
    'Scope 2; Scope 3, category 9',
  ]);
});
