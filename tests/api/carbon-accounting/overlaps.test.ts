import { readCsv } from '../../../server/lib/tables/csv';
import type { Overlap } from '../../../core/contracts/ca-overlaps';
import { scope3Sectors } from '../../../data/scope3-sectors/scope3-sectors';
import { carbonResults, withoutAccounts } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
const roadFreight = scope3Sectors.find(({ code }) => code === 'ROAD_FREIGHT')?.Scope3SectorId;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(() => withoutAccounts(server));
afterAll(() => server.close());

const { url, get, send, create, calculate, report } = carbonResults(() => ({ server, projectId }));
const overlaps = async (year = 2024) =>
  (await get<{ data: Overlap[] }>(url('ca-overlaps', `/year/${year}`))).data;
const decide = (answer: string, code = 'ROAD_FREIGHT', email = people.mainUser) =>
  send('PUT', url('ca-overlaps', `/year/2024/sector/${code}`), { data: { answer } }, email);

async function enterBoth(Year: number): Promise<void> {
  await create('ca-activities-data', { Year, ActivityId: 502, Amount: 9000, CountryCode: 'DE' });
  await create('ca-spend-distributions', { Year, Scope3SectorId: roadFreight, ShareOfInput: 10 });
}

test('a year asks when freight is entered both in tonne-kilometres and as spend', async () => {
  await create('ca-activities-data', { Year: 2024, ActivityId: 502, Amount: 9000, CountryCode: 'DE' });
  expect(await overlaps()).toEqual([]);
  await create('ca-spend-distributions', { Year: 2024, Scope3SectorId: roadFreight, ShareOfInput: 10 });
  expect(await overlaps()).toEqual([
    { sectorCode: 'ROAD_FREIGHT', sectorName: 'Road freight', activityIds: [502], answer: null },
  ]);
});

test('an answer is stored for its year and sector, can be changed, and is in the audit trail', async () => {
  await enterBoth(2023);
  await enterBoth(2024);
  expect((await decide('separate')).json()).toMatchObject({ data: [{ answer: 'separate' }] });
  await decide('accepted');
  expect(await overlaps()).toMatchObject([{ answer: 'accepted' }]);
  expect(await overlaps(2023)).toMatchObject([{ answer: null }]);
  const [entry] = await server.database.query<{ changes: object[] }>(
    `select changes from audit_entries where project_id = $1 order by number desc limit 1`,
    [projectId],
  );
  expect(entry?.changes).toEqual([{ field: 'overlap', from: 'separate', to: 'accepted' }]);
});

test('an invalid answer or sector, and a forbidden change, are refused', async () => {
  expect((await decide('perhaps')).statusCode).toBe(400);
  expect((await decide('separate', 'NO_SECTOR')).statusCode).toBe(404);
  await server.setViewOnly(people.user, true);
  expect((await decide('separate', 'ROAD_FREIGHT', people.user)).statusCode).toBe(403);
  await server.setViewOnly(people.user, false);
});

test('results show what may be counted twice, with the current answer, in the report and in the files', async () => {
  await enterBoth(2022);
  await create('ca-spend-volumes', { Year: 2022, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 });
  await calculate(2022);
  const [open] = (await report(2022)).overlaps ?? [];
  expect(open).toMatchObject({ sectorCode: 'ROAD_FREIGHT', activityIds: [502], answer: null });
  expect(open?.purchasesTons).toBeGreaterThan(0);
  expect(open?.activitiesTons).toBeGreaterThan(0);

  await send('PUT', url('ca-overlaps', '/year/2022/sector/ROAD_FREIGHT'), { data: { answer: 'accepted' } });
  expect(await report(2022)).toMatchObject({ needsRecalculation: false, overlaps: [{ answer: 'accepted' }] });
  const { body } = await server.call(people.mainUser, {
    url: url('ca-exports', '/year/2022?part=results&format=csv&locale=en'),
  });
  const [head = [], ...rows] = readCsv(body).rows;
  const column = (name: string) => head.indexOf(name);
  const marked = rows.filter((row) => row[column('May be counted twice')] === 'Accepted');
  expect(new Set(marked.map((row) => row[column('Sector')] || row[column('Activity')]))).toEqual(
    new Set(['Road freight', 'Truck, paid by us']),
  );
});
