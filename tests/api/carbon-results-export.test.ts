import type { YearReport } from '../../core/contracts/ca-years';
import { resultPages } from '../../server/modules/carbon-accounting/exports/results';
import { readCsv } from '../../server/lib/tables/csv';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

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
  const sum = rows.reduce((tons, row) => tons + Number(cell(row, 'Remaining (t CO2e)')), 0);
  expect(sum / report.totals.total).toBeCloseTo(1, 9);
});

test('an export that another calculation overtakes ends with an error: it would hold rows of both', async () => {
  const pages = resultPages(server.database, projectId, year);
  expect((await pages.next()).value).toHaveLength(1000);
  await calculate();
  await expect(pages.next()).rejects.toMatchObject({ code: 'CALCULATED_MEANWHILE' });
});

test('so does one of results that are deleted meanwhile', async () => {
  const pages = resultPages(server.database, projectId, year);
  await pages.next();
  await server.call(people.mainUser, { method: 'DELETE', url: path(`/year/${year}`) });
  await expect(pages.next()).rejects.toMatchObject({ code: 'CALCULATED_MEANWHILE' });
});
