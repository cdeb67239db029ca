import type { ReportEvidenceFile, SustainabilityReport } from '../../../core/contracts/sustainability-report';
import type { SupplierDetails } from '../../../core/contracts/supply-chain';
import { demoYear } from '../../support/server/demo-year';
import { supplyChainOf } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
let server: TestApp;
let projectId: number;
let report: string;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  report = `/api/sustainability-reports/project/${projectId}/${year}`;
});
beforeEach(() => server.database.query('delete from sustainability_evidence'));
afterAll(() => server.close());

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\u0000\u00ff`, 'latin1');

interface Given {
  content?: Buffer;
  disclosure?: string;
  email?: string;
  at?: string;
}
const attach = (
  name: string,
  { content = pdf(name), disclosure = 'B3', email = people.user, at = report }: Given = {},
) =>
  server.call(email, {
    method: 'POST',
    url: `${at}/evidence?fileName=${encodeURIComponent(name)}&disclosure=${disclosure}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
const attached = async (name: string, given: Given = {}) =>
  (await attach(name, given)).json<{ data: ReportEvidenceFile }>().data;
const listed = async () =>
  (await server.call(people.mainUser, { url: report }))
    .json<{ data: SustainabilityReport }>()
    .data.evidence?.map(({ disclosure, name }) => `${disclosure} ${name}`);
const file = (id: string, method: 'GET' | 'DELETE' = 'GET', email: string = people.user) =>
  server.call(email, { method, url: `${report}/evidence/${id}` });

test('a disclosure carries files: the report lists them, they come back as they were, and go', async () => {
  const bill = await attached('Rechnung Köln.pdf');
  await attached('Waage.pdf', { disclosure: 'B7' });
  expect(await listed()).toEqual(['B3 Rechnung Köln.pdf', 'B7 Waage.pdf']);
  const got = await file(bill.id);
  expect(got.rawPayload.equals(pdf('Rechnung Köln.pdf'))).toBe(true);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Rechnung%20K%C3%B6ln.pdf",
    'cache-control': 'no-store',
  });
  expect((await file(bill.id, 'DELETE')).statusCode).toBe(200);
  expect(await listed()).toEqual(['B7 Waage.pdf']);
  expect((await file(bill.id)).statusCode).toBe(404);
  const trail = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}?pageSize=1` });
  expect(trail.json().data).toMatchObject([
    {
      ...{ area: 'sustainability-report', action: 'delete' },
      subject: 'evidence {"file":"Rechnung Köln.pdf"}',
    },
  ]);
});

test('the same file is kept once of a disclosure, which has ten at most', async () => {
  const first = await attached('0.pdf');
  expect(await attached('again.pdf', { content: pdf('0.pdf') })).toEqual(first);
  for (let index = 1; index < 10; index += 1) await attached(`${index}.pdf`);
  expect((await attach('10.pdf')).json()).toMatchObject({ error: { code: 'EVIDENCE_MANY' } });
  expect((await attach('10.pdf', { disclosure: 'B4' })).statusCode).toBe(200);
});

test('files of the accounts and of reports have 500 MB together', async () => {
  await server.database.query(
    `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
     values ($1, gen_random_uuid(), 'a', 'pdf', $2, 'x', '', '')`,
    [projectId, 500 * 1024 * 1024 - 20],
  );
  expect((await attach('a.pdf', { content: pdf('x'.repeat(30)) })).json()).toMatchObject({
    error: { code: 'EVIDENCE_FULL' },
  });
  await server.database.query('delete from ca_evidence');
});

test('other kinds, another disclosure and a year without a report are refused', async () => {
  expect((await attach('a.pdf', { content: Buffer.from('<svg/>') })).json()).toMatchObject({
    error: { code: 'EVIDENCE_TYPE' },
  });
  expect((await attach('a.pdf', { disclosure: 'B12' })).statusCode).toBe(400);
  const noReport = report.replace(String(year), String(year - 1));
  expect((await attach('a.pdf', { at: noReport })).statusCode).toBe(404);
});

test('who may only look attaches and removes nothing; a stranger sees nothing', async () => {
  const { id } = await attached('a.pdf');
  await server.setViewOnly(people.user, true);
  expect((await attach('b.pdf')).statusCode).toBe(403);
  expect((await file(id, 'DELETE')).statusCode).toBe(403);
  expect((await file(id)).statusCode).toBe(200);
  await server.setViewOnly(people.user, false);
  expect((await file(id, 'GET', people.stranger)).statusCode).toBe(404);
  expect((await file(id, 'DELETE', people.stranger)).statusCode).toBe(404);
});

test('a customer reads the names of what it is shown, as they were, and gets no file', async () => {
  const driver = 'vera@enns-logistik.example';
  const supplierId = await server.projectId('Enns Logistik GmbH');
  const customer = await supplyChainOf(server, 'Alpenguss GmbH', people.mainUser);
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    driver,
  ]);
  const reports = `/api/sustainability-reports/project/${supplierId}`;
  const post = (url: string, data: object) => server.call(driver, { method: 'POST', url, payload: { data } });
  await post(reports, { year, module: 'basic' });
  const at = `${reports}/${year}`;
  const { id } = await attached('Diesel.pdf', { email: driver, at });
  await attached('Verfahren.pdf', { email: driver, at, disclosure: 'B11' });
  await attached('Umsatz.pdf', { email: driver, at, disclosure: 'C8' });
  await post(`${at}/save`, { omissions: [{ section: 'corruption', kind: 'sensitive', reason: '' }] });
  const { data } = await customer.list();
  const { linkingId = '' } = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH') ?? {};
  const url = `/api/customer-requests/project/${supplierId}/${linkingId}/visibility`;
  const { version } = (await server.call(driver, { url: `/api/customer-requests/project/${supplierId}` }))
    .json<{ data: { LinkingId: string; version: number }[] }>()
    .data.find(({ LinkingId }) => LinkingId === linkingId) ?? { version: 0 };
  const choice = { withheld: ['emissions'], sharedReports: [{ year, sharedAt: null }] };
  await server.call(driver, { method: 'PUT', url, payload: { data: choice, version } });
  await attached('Später.pdf', { email: driver, at });

  const { reports: shared } = (await customer.get(`/${linkingId}`)).json<{ data: SupplierDetails }>().data;
  expect(shared?.map(({ evidence }) => evidence)).toEqual([[{ disclosure: 'B3', name: 'Diesel.pdf' }]]);
  expect((await server.call(people.mainUser, { url: `${at}/evidence/${id}` })).statusCode).toBe(404);
});

test('files go with their report', async () => {
  const { id } = await attached('a.pdf');
  await server.call(people.user, { method: 'DELETE', url: report });
  await server.call(people.user, {
    ...{ method: 'POST', url: report.replace(/\/\d+$/, '') },
    payload: { data: { year, module: 'basic' } },
  });
  expect((await file(id)).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
});
