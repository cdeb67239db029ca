import { readSubject } from '../../../core/audit/subject';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { demoYear } from '../../support/server/demo-year';
import { carbonResults } from '../../support/server/carbon-results';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  await calculate(year);
});
beforeEach(async () => {
  await server.database.query('delete from ca_verifications', []);
  await state(verification);
});
afterAll(() => server.close());

const { url, send, calculate } = carbonResults(() => ({ server, projectId }));
const verification = {
  provider: 'TÜV SÜD',
  assurance: 'limited',
  standard: 'ISO 14064-3',
  completedOn: `${year}-12-31`,
};
const state = (stated: object | null) =>
  send('PUT', url('ca-verifications', `/year/${year}`), { data: { verification: stated } });

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\u0000\u00ff`, 'latin1');
const path = (of = year) => url('ca-verifications', `/year/${of}/evidence`);
interface Given {
  content?: Buffer;
  email?: string;
  of?: number;
}
const attach = (name: string, { content = pdf(name), email = people.mainUser, of = year }: Given = {}) =>
  server.call(email, {
    method: 'POST',
    url: `${path(of)}?fileName=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
const attached = async (name: string, given: Given = {}) =>
  (await attach(name, given)).json<{ data: EvidenceFile }>().data;
const listed = async (email: string = people.mainUser) =>
  (await server.call(email, { url: path() }))
    .json<{ data: EvidenceFile[] }>()
    .data.map(({ name, createdBy }) => [name, createdBy]);
interface Called {
  method?: 'GET' | 'DELETE';
  email?: string;
  of?: number;
}
const file = (id: string, { method = 'GET', email = people.mainUser, of = year }: Called = {}) =>
  server.call(email, { method, url: `${path(of)}/${id}` });
const codeOf = (answer: Awaited<ReturnType<typeof attach>>) =>
  answer.json<{ error: { code: string } }>().error.code;

test('the statement is kept with the verification: listed, returned as it was, and removed', async () => {
  const statement = await attached('Prüfbericht Köln.pdf');
  await attached('Anlage.pdf', { email: people.user });
  expect(statement).toMatchObject({ type: 'pdf', bytes: pdf('Prüfbericht Köln.pdf').length });
  expect(await listed()).toEqual([
    ['Prüfbericht Köln.pdf', people.mainUser],
    ['Anlage.pdf', people.user],
  ]);
  const got = await file(statement.id);
  expect(got.rawPayload.equals(pdf('Prüfbericht Köln.pdf'))).toBe(true);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Pr%C3%BCfbericht%20K%C3%B6ln.pdf",
    'cache-control': 'no-store',
  });
  expect((await file(statement.id, { of: year - 1 })).statusCode).toBe(404);
  expect((await file(statement.id, { method: 'DELETE', of: year - 1 })).statusCode).toBe(404);
  expect((await file(statement.id, { method: 'DELETE' })).statusCode).toBe(200);
  expect((await file(statement.id)).statusCode).toBe(404);
  expect((await file(statement.id, { method: 'DELETE' })).statusCode).toBe(404);
  expect(await listed()).toEqual([['Anlage.pdf', people.user]]);
});

test('the same file is stored once; there are ten at most', async () => {
  const first = await attached('0.pdf');
  expect(await attached('again.pdf', { content: pdf('0.pdf') })).toEqual(first);
  for (let index = 1; index < 10; index += 1) await attached(`${index}.pdf`);
  const more = await attach('10.pdf');
  expect([more.statusCode, codeOf(more)]).toEqual([409, 'EVIDENCE_MANY']);
});

test('statements count towards the 500 MB of the company', async () => {
  const bill = `/api/ca-activities-data/project/${projectId}/a0000000-0000-4000-8000-000000000001/evidence`;
  await attached('a.pdf');
  await server.database.query('update ca_verification_evidence set bytes = $1', [500 * 1024 * 1024 - 5]);
  const refused = await server.call(people.mainUser, {
    ...{ method: 'POST', url: `${bill}?fileName=bill.pdf`, payload: pdf('bill') },
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(codeOf(refused)).toBe('EVIDENCE_FULL');
  expect(codeOf(await attach('b.pdf'))).toBe('EVIDENCE_FULL');
});

test.each([
  ['another kind of file', { content: Buffer.from('<svg/>') }, 422, 'EVIDENCE_TYPE'],
  ['a year without a verification', { of: 2010 }, 404, 'NOT_FOUND'],
])('%s is refused', async (_what, given, status, code) => {
  const answer = await attach('a.pdf', given);
  expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
});

test('a view-only person reads the files and changes none; another company does neither', async () => {
  const { id } = await attached('a.pdf');
  await server.setViewOnly(people.user, true);
  expect(await listed(people.user)).toEqual([['a.pdf', people.mainUser]]);
  expect((await file(id, { email: people.user })).statusCode).toBe(200);
  expect((await file(id, { email: people.user, method: 'DELETE' })).statusCode).toBe(403);
  expect((await attach('b.pdf', { email: people.user })).statusCode).toBe(403);
  await server.setViewOnly(people.user, false);
  expect((await file(id, { email: people.stranger })).statusCode).toBe(404);
  expect((await server.call(people.stranger, { url: path() })).statusCode).toBe(404);
});

test('colleagues are notified, and the audit trail names the file', async () => {
  let settle = (_event: RealtimeEvent) => {};
  const published = new Promise<RealtimeEvent>((resolve) => (settle = resolve));
  const stop = await server.database.listen('realtime', (payload) =>
    settle(JSON.parse(payload) as RealtimeEvent),
  );
  const { id } = await attached('a.pdf');
  expect(await published).toMatchObject({ type: 'emissions', action: 'update', projectId, year });
  await stop();
  await file(id, { method: 'DELETE' });
  const entries = await server.database.query<{ action: string; subject: string; actor: string }>(
    `select action, subject, actor from audit_entries where project_id = $1 and area = 'carbon-accounting'
      order by number desc limit 2`,
    [projectId],
  );
  expect(entries.map(({ subject, ...rest }) => ({ ...rest, ...readSubject(subject) }))).toEqual(
    ['delete', 'create'].map((action) => ({
      ...{ action, actor: people.mainUser },
      ...{ code: 'evidence', values: { file: 'a.pdf' } },
    })),
  );
});

test('files outlive a changed or withdrawn verification and deleted results, until they are removed', async () => {
  const { id } = await attached('a.pdf');
  await state({ ...verification, provider: 'DNV' });
  await state(null);
  await send('DELETE', url('ca-emission-results', `/year/${year}`));
  expect(await listed()).toEqual([['a.pdf', people.mainUser]]);
  await file(id, { method: 'DELETE' });
  // The removal can be undone.
  expect((await attach('a.pdf')).statusCode).toBe(200);
  await calculate(year);
});
