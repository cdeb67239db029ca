import type { YearReport } from '../../../core/contracts/ca-years';
import { resultPages } from '../../../server/modules/carbon-accounting/exports/results';
import { readCsv } from '../../../server/lib/tables/csv';
import { carbonResults } from '../../support/server/carbon-results';
import { linkedSupplier } from '../../support/server/linked-supplier';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = 2003;
const records = 1_201;

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  await server.database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, resource_id, created_by, updated_by)
     select $1, $2, 101, number, 'DE', 'Meter ' || number, 'a@alpenguss.example', 'a@alpenguss.example'
       from generate_series(1, $3::integer) as number`,
    [projectId, year, records],
  );
  await calculate();
});
afterAll(() => server.close());

const path = (rest: string) => `/api/ca-emission-results/project/${projectId}${rest}`;
const calculate = () =>
  server.call(people.mainUser, { method: 'POST', url: path('/calculate'), payload: { year } });

test.each(['csv', 'json', 'xlsx'])('a year without results is no file, as %s', async (format) => {
  const exported = await server.call(people.user, {
    url: `/api/ca-exports/project/${projectId}/year/1991?part=results&format=${format}`,
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([exported.statusCode, exported.json<{ error: object }>().error]).toEqual([
    404,
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ]);
});

test('a CSV file of thousands of results has each row once, and they add up to the total', async () => {
  const { data: report } = (await server.call(people.user, { url: path(`/year/${year}`) })).json<{
    data: YearReport;
  }>();
  const exported = await server.call(people.user, {
    url: `/api/ca-exports/project/${projectId}/year/${year}?part=results&format=csv`,
  });
  const [header = [], ...rows] = readCsv(exported.body).rows.filter(({ length }) => length > 1);
  const cell = (row: string[], name: string) => row[header.indexOf(name)] ?? '';
  expect(new Set(header).size).toBe(header.length);
  expect(header.filter((name) => name.startsWith('Category'))).toEqual(['Category (scope 3, 1 to 15)']);
  expect(report.rows).toBe(2 * records);
  expect(rows).toHaveLength(report.rows);
  expect(new Set(rows.map((row) => `${cell(row, 'Site')} ${cell(row, 'Method')}`)).size).toBe(report.rows);
  const sum = rows.reduce((tons, row) => tons + Number(cell(row, 'Inventory, baseline (t CO2e)')), 0);
  expect(sum / report.totals.total).toBeCloseTo(1, 9);
  expect(new Set(rows.map((row) => cell(row, 'Warming potentials')))).toEqual(new Set(['AR5']));
  expect(report.sources.map(({ gwp }) => gwp)).toEqual(report.sources.map(() => 'AR5'));
});

test('the inventory column adds up to the total even if a supplier saves: its measures are not deducted', async () => {
  const savedIn = year + 1;
  const {
    create,
    calculate: calculateYear,
    report,
    enterPurchases,
  } = carbonResults(() => ({
    server,
    projectId,
  }));
  const ids = await enterPurchases(savedIn);
  const SupplierId = await linkedSupplier(server, projectId, 'STEEL', 'DE', savedIn);
  await create('ca-supplier-inputs', {
    ...{ DistributionId: ids[1], SupplierId, CountryCode: 'DE', ShareOfSectorInput: 50 },
  });
  await calculateYear(savedIn);
  const { totals } = await report(savedIn);
  expect(totals.total - totals.totalWithMeasures).toBeGreaterThan(1);
  const exported = await server.call(people.user, {
    url: `/api/ca-exports/project/${projectId}/year/${savedIn}?part=results&format=csv`,
  });
  const [header = [], ...rows] = readCsv(exported.body).rows.filter(({ length }) => length > 1);
  const sum = (name: string) => rows.reduce((tons, row) => tons + Number(row[header.indexOf(name)]), 0);
  expect(sum('Inventory, baseline (t CO2e)') / totals.total).toBeCloseTo(1, 9);
  expect(sum('Remaining (t CO2e)') / totals.totalWithMeasures).toBeCloseTo(1, 9);
});

const reported = async () =>
  (await server.call(people.user, { url: path(`/year/${year}`) })).json<{ data: YearReport }>().data;

test('an export fails if another calculation replaces its results: it would mix rows of both', async () => {
  const pages = resultPages(server.database, projectId, await reported());
  expect((await pages.next()).value).toHaveLength(1000);
  await calculate();
  await expect(pages.next()).rejects.toMatchObject({ code: 'CALCULATED_MEANWHILE' });
});

test('so does one whose rows are of another calculation than the report that names who has verified it', async () => {
  const pages = resultPages(server.database, projectId, await reported());
  await calculate();
  await expect(pages.next()).rejects.toMatchObject({ code: 'CALCULATED_MEANWHILE' });
});

test('so does one of results that are deleted meanwhile', async () => {
  const pages = resultPages(server.database, projectId, await reported());
  await pages.next();
  await server.call(people.mainUser, { method: 'DELETE', url: path(`/year/${year}`) });
  await expect(pages.next()).rejects.toMatchObject({ code: 'CALCULATED_MEANWHILE' });
});
