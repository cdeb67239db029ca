import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditChange } from '../../../core/contracts/audit';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import type { StatementFile } from '../../../core/contracts/shared-figures';
import { carbonResults } from '../../support/server/carbon-results';
import { companyBackups } from '../../support/server/company-backups';
import {
  alpenguss,
  henrik,
  prepareSharing,
  sharingCalls,
  year,
  type Sharing,
} from '../../support/server/emission-sharing';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let sharing: Sharing;
let server: TestApp;
let projectId: number;

beforeEach(async () => {
  sharing = await prepareSharing(await createTestApp());
  ({ server, projectId } = sharing);
  await calculate(year);
  await state({ provider: 'TÜV SÜD', assurance: 'limited', standard: '', completedOn: `${year}-12-31` });
});
afterEach(() => server.close());

const { url, send, calculate } = carbonResults(() => ({ server, projectId }));
const { allocation, toNordwerk, share, details } = sharingCalls(() => sharing);
const ofYear = (rest = '') => url('ca-verifications', `/year/${year}${rest}`);
const state = (verification: object | null) => send('PUT', ofYear(), { data: { verification } });

const contentOf = (name: string) => Buffer.from(`%PDF-1.7\n${name}\u0000\u00ff`, 'latin1');
async function attach(name: string): Promise<string> {
  const answer = await server.call(alpenguss, {
    method: 'POST',
    url: `${ofYear('/evidence')}?fileName=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: contentOf(name),
  });
  return answer.json<{ data: EvidenceFile }>().data.id;
}
const removeFile = (id: string) =>
  server.call(alpenguss, { method: 'DELETE', url: ofYear(`/evidence/${id}`) });
const shareWith = (...statement: string[]) => share({ isShared: true, statement });

const open = (id: string, email = henrik, customer = sharing.nordwerk) =>
  server.call(email, {
    url: `/api/supplychain-suppliers/project/${customer}/${sharing.linkingId}/statements/${id}`,
  });
const seen = async () =>
  (await details()).emissions[0]?.statement?.map(({ name }: StatementFile) => name) ?? [];
const copies = async () =>
  (await server.database.query<{ name: string }>('select name from ca_shared_statements order by name')).map(
    ({ name }) => name,
  );

test('the customer opens the statement that is shared with the figure, as a download', async () => {
  const id = await attach('Prüfbericht Köln.pdf');
  expect((await allocation()).statement).toEqual([
    { id, name: 'Prüfbericht Köln.pdf', type: 'pdf', bytes: contentOf('Prüfbericht Köln.pdf').length },
  ]);
  expect((await shareWith(id)).statusCode).toBe(200);
  expect(await seen()).toEqual(['Prüfbericht Köln.pdf']);
  const got = await open(id);
  expect(got.statusCode).toBe(200);
  expect(got.rawPayload).toEqual(contentOf('Prüfbericht Köln.pdf'));
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''Pr%C3%BCfbericht%20K%C3%B6ln.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('figures are shared without the statement, unless it is chosen', async () => {
  const id = await attach('statement.pdf');
  await share();
  expect((await details()).emissions[0]?.verification).toMatchObject({ provider: 'TÜV SÜD' });
  expect(await seen()).toEqual([]);
  expect((await open(id)).statusCode).toBe(404);
  expect(await copies()).toEqual([]);
});

test('a customer keeps the files that it got, whatever the supplier attaches or removes later', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  const later = await attach('later.pdf');
  await removeFile(id);
  await state(null);
  expect(await seen()).toEqual(['statement.pdf']);
  expect((await open(id)).rawPayload).toEqual(contentOf('statement.pdf'));
  expect((await open(later)).statusCode).toBe(404);
});

test.each([
  ['sharing stops', () => share({ isShared: false })],
  ['an update is shared without it', () => share()],
  [
    'the request is declined',
    () =>
      server.call(alpenguss, {
        method: 'POST',
        url: `/api/customer-requests/project/${projectId}/respond`,
        payload: { linkingId: sharing.linkingId, action: 'DECLINE' },
      }),
  ],
])('it opens no more after %s, and no copy is left', async (_what, withdraw) => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  expect((await withdraw()).statusCode).toBe(200);
  expect((await open(id)).statusCode).toBe(404);
  expect(await copies()).toEqual([]);
});

test('only the customer that it is shared with opens it', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  const [stranger] = await server.database.query<{ id: number }>(
    'select project_id as id from users where email = $1',
    [people.stranger],
  );
  expect((await open(id, people.stranger, stranger?.id)).statusCode).toBe(404);
  expect((await open(id, people.stranger)).statusCode).toBe(404);
  expect((await open(id, alpenguss, projectId)).statusCode).toBe(404);
});

test('two customers have one copy, which goes with the last of them', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  await server.database.query(
    `insert into ca_shared_figures (project_id, customer_project_id, year, figure)
     select project_id, (select project_id from users where email = $2), year, figure from ca_shared_figures
      where project_id = $1`,
    [projectId, people.stranger],
  );
  await share({ isShared: false });
  expect((await open(id)).statusCode).toBe(404);
  expect(await copies()).toEqual(['statement.pdf']);
  await server.database.query(
    'delete from projects where id = (select project_id from users where email = $1)',
    [people.stranger],
  );
  expect(await copies()).toEqual([]);
});

test('the supplier’s export contains the copies, and erasing it leaves none', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  await removeFile(id);
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  const { projects } = companyBackups(() => ({ server, projectId, file: '' }));
  const company = ['--project', String(projectId)];
  await projects('export', ...company, '--to', join(folder, 'export'));
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile() && readFileSync(name).equals(contentOf('statement.pdf')));
  rmSync(folder, { recursive: true });
  expect(kept).toHaveLength(1);
  await projects('erase', ...company, '--name', 'Alpenguss GmbH');
  expect(await copies()).toEqual([]);
});

test('nothing is shared that the person has not seen, nor the statement on other figures', async () => {
  const id = await attach('statement.pdf');
  await removeFile(id);
  const refused = await shareWith(id);
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'FIGURE_CHANGED',
  ]);
  expect((await toNordwerk())?.shared).toBeNull();

  const other = await attach('other.pdf');
  await server.database.query(
    'update ca_activity_data set amount = amount * 2 where project_id = $1 and year = $2',
    [projectId, year],
  );
  await calculate(year);
  expect((await allocation()).statement).toBeUndefined();
  expect((await shareWith(other)).statusCode).toBe(409);
  expect(await copies()).toEqual([]);
});

test('the audit trail names the files that were shared and withdrawn', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  await share();
  const entries = await server.database.query<{ changes: AuditChange[] }>(
    `select changes from audit_entries where project_id = $1 and subject like '%Nordwerk%' order by number desc limit 2`,
    [projectId],
  );
  expect(entries.map(({ changes }) => changes.filter(({ field }) => field === 'sharedStatement'))).toEqual([
    [{ field: 'sharedStatement', from: 'statement.pdf', to: '' }],
    [{ field: 'sharedStatement', from: '', to: 'statement.pdf' }],
  ]);
});

test('a file that only customers still have counts in the limit for all files of the company', async () => {
  const id = await attach('statement.pdf');
  await shareWith(id);
  await server.database.query('update ca_shared_statements set bytes = 500 * 1024 * 1024', []);
  expect(await attach('annex.pdf')).toMatch(/-/);
  await removeFile(id);
  const refused = await server.call(alpenguss, {
    method: 'POST',
    url: `${ofYear('/evidence')}?fileName=more.pdf`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: contentOf('more.pdf'),
  });
  expect(refused.json<{ error: { code: string } }>().error.code).toBe('EVIDENCE_FULL');
});
