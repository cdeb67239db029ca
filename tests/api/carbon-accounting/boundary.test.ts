import type { AuditChange } from '../../../core/contracts/audit';
import type { Boundary, BoundaryValues } from '../../../core/contracts/ca-boundary';
import { carbonResults, withoutAccounts } from '../../support/server/carbon-results';
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
});
afterAll(() => server.close());

const { url, get, send, create, calculate } = carbonResults(() => ({ server, projectId }));
const boundary = async () => (await get<{ data: Boundary }>(url('ca-boundary'))).data;
const change = (data: Partial<BoundaryValues> & { version?: number }, email?: string) =>
  send('PUT', url('ca-boundary'), { data }, email);
const messageOf = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.json<{ error: { message: string } }>().error.message;

const warehouse = { name: 'Warehouse in Linz', reason: 'Rented out all year', category: 13 };

test('a boundary is stored part by part, with texts trimmed', async () => {
  expect(await boundary()).toMatchObject({ approach: null, baseYear: null, exclusions: [], version: 0 });
  expect((await change({ approach: 'equity-share', version: 0 })).statusCode).toBe(200);
  await change({
    exclusions: [{ ...warehouse, name: ' Warehouse\n in Linz\u200B' }],
    responsibleName: ' Anna ',
    responsibleEmail: 'anna＠example.test',
  });
  expect(await boundary()).toMatchObject({
    ...{ approach: 'equity-share', exclusions: [warehouse], responsibleName: 'Anna' },
    responsibleEmail: 'anna@example.test',
    ...{ recalculationThreshold: 5, version: 2 },
  });
});

test('the fiscal year starts as in the company profile until another month is chosen', async () => {
  const { fiscalYearStart: before } = await boundary();
  await server.database.query('update company_profiles set fiscal_year_month = 4 where project_id = $1', [
    projectId,
  ]);
  expect(await boundary()).toMatchObject({ fiscalYearStart: 4 });
  await change({ fiscalYearStart: 10 });
  expect(await boundary()).toMatchObject({ fiscalYearStart: 10 });
  await server.database.query('update company_profiles set fiscal_year_month = $2 where project_id = $1', [
    projectId,
    before,
  ]);
});

test('absences are stored with their reason, and listed in the audit trail', async () => {
  const rented = { parts: ['scope1' as const, 'category8' as const], reason: 'Heating is part of the rent' };
  await change({ absences: [{ ...rented, reason: ` ${rented.reason} ` }] });
  expect(await boundary()).toMatchObject({ absences: [rented] });
  await change({ approach: 'equity-share' });
  expect(await boundary()).toMatchObject({ absences: [rented], approach: 'equity-share' });
  const [entry] = await server.database.query<{ changes: AuditChange[] }>(
    `select changes from audit_entries where project_id = $1 and changes::text like '%absences%'
      order by number desc limit 1`,
    [projectId],
  );
  expect(entry?.changes).toContainEqual({
    field: 'absences',
    from: '',
    to: 'scope1, category8: Heating is part of the rent',
  });
});

test('a whole category is left out only if a category is named', async () => {
  await change({
    exclusions: [
      { ...warehouse, isWhole: true },
      { ...warehouse, category: null, isWhole: true },
    ],
  });
  expect((await boundary()).exclusions).toEqual([
    { ...warehouse, isWhole: true },
    { ...warehouse, category: null },
  ]);
});

test('a base year must exist and have results', async () => {
  expect(messageOf(await change({ baseYear: 2021 }))).toMatch(/^There is no account of the base year/);
  await create('ca-activities-data', { Year: 2021, ActivityId: 101, Amount: 1000, CountryCode: 'DE' });
  expect(messageOf(await change({ baseYear: 2021 }))).toMatch(/^The base year has no results/);
  await calculate(2021);
  expect((await change({ baseYear: 2021 })).statusCode).toBe(200);
  expect(await boundary()).toMatchObject({ baseYear: 2021 });
});

test.each([
  [{ recalculationThreshold: 101 }, /between 0 and 100 percent$/],
  [{ recalculationThreshold: -1 }, /between 0 and 100 percent$/],
  [{ exclusions: [{ ...warehouse, reason: '\u200B' }] }, /^Say why it is left out$/],
  [{ exclusions: [{ ...warehouse, name: '' }] }, /^Say what is left out$/],
  [{ responsibleEmail: 'anna' }, /not valid$/],
  [{ absences: [{ parts: [], reason: 'None' }] }, /^Choose what there is none of$/],
  [{ absences: [{ parts: ['scope1' as const], reason: ' ' }] }, /^Say why there is none$/],
])('%j is refused with a sentence', async (data, message) => {
  const answer = await change(data);
  expect(answer.statusCode).toBe(400);
  expect(messageOf(answer)).toMatch(message);
  expect(await boundary()).toMatchObject({ version: 0 });
});

test('a change based on an older state is refused with the current one', async () => {
  await change({ approach: 'equity-share', version: 0 });
  const late = await change({ approach: 'financial-control', version: 0 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    error: { code: 'STALE_VERSION', details: { approach: 'equity-share', version: 1 } },
  });
});

test('a view-only person sees the boundary and cannot change it', async () => {
  await server.setViewOnly(people.user, true);
  expect((await change({ approach: 'equity-share' }, people.user)).statusCode).toBe(403);
  const seen = await server.call(people.user, { url: url('ca-boundary') });
  expect(seen.json()).toMatchObject({ data: { approach: null } });
  await server.setViewOnly(people.user, false);
});

test('the audit trail shows what was left out and why', async () => {
  await change({ exclusions: [warehouse], approach: 'operational-control' });
  const [entry] = await server.database.query<{ changes: AuditChange[] }>(
    `select changes from audit_entries where project_id = $1 and area = 'carbon-accounting' order by number desc limit 1`,
    [projectId],
  );
  expect(entry?.changes).toEqual([
    { field: 'approach', from: null, to: 'operational-control' },
    { field: 'exclusions', from: '', to: 'Warehouse in Linz: Rented out all year' },
  ]);
});
