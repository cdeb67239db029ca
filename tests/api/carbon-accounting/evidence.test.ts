import { randomUUID } from 'node:crypto';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { writeXlsx } from '../../../server/lib/tables/write-xlsx';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
const recordId = randomUUID();
const year = 2001;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await server.database.query('delete from ca_evidence');
  await server.database.query('delete from ca_activity_data where year = $1', [year]);
});
afterAll(() => server.close());

const activities = (rest: string) => `/api/ca-activities-data/project/${projectId}${rest}`;
const url = (rest = '', record = recordId) => activities(`/${record}/evidence${rest}`);
const write = (method: 'POST' | 'DELETE', address: string, payload?: object) =>
  server.call(people.mainUser, { method, url: address, ...(payload && { payload }) });
const attach = (content: Buffer, name = 'bill.pdf', email = people.mainUser, record = recordId) =>
  server.call(email, {
    method: 'POST',
    url: url(`?fileName=${encodeURIComponent(name)}`, record),
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
const list = async () =>
  (await server.call(people.user, { url: url() })).json<{ data: EvidenceFile[] }>().data;
const addRecord = () =>
  write('POST', activities('/create'), {
    data: { ActivityDataId: recordId, Year: year, ActivityId: 101, Amount: 1, CountryCode: 'DE' },
  });
const count = async () =>
  (await server.database.query<{ files: number }>('select count(*) as files from ca_evidence'))[0]?.files;

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\u0000\u00ff`, 'latin1');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 9]);

test('a file is returned unchanged, as a download', async () => {
  const answer = await attach(pdf(), 'Rechnung Köln 7.pdf');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { data: { name: 'Rechnung Köln 7.pdf', type: 'pdf', bytes: pdf().length, createdBy: people.mainUser } },
  ]);
  const [file] = await list();
  const got = await server.call(people.user, { url: url(`/${file?.id}`) });
  expect(got.rawPayload.equals(pdf())).toBe(true);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Rechnung%20K%C3%B6ln%207.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await write('DELETE', url(`/${file?.id}`))).statusCode).toBe(200);
  const trail = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}?pageSize=2` });
  const subject = 'evidence {"file":"Rechnung Köln 7.pdf"}';
  expect(trail.json().data).toMatchObject([
    { area: 'carbon-accounting', action: 'delete', subject },
    { area: 'carbon-accounting', action: 'create', subject },
  ]);
  expect(await list()).toEqual([]);
  expect((await server.call(people.user, { url: url(`/${file?.id}`) })).statusCode).toBe(404);
});

test('its content decides its type, and its name gets that ending', async () => {
  const sheet = await writeXlsx([{ name: 'A', rows: [['x']] }]);
  for (const [content, name] of [
    [png, 'C:\\scans\\meter.exe'],
    [jpeg, '../photo.jpeg'],
    [sheet, 'figures.xlsx'],
  ] as const)
    expect((await attach(content, name)).statusCode).toBe(200);
  expect((await list()).map(({ name, type }) => [name, type])).toEqual([
    ['meter.exe.png', 'png'],
    ['photo.jpeg', 'jpeg'],
    ['figures.xlsx', 'xlsx'],
  ]);
});

test('other types, workbooks with macros, empty and large files are refused', async () => {
  const sheet = await writeXlsx([{ name: 'A', rows: [['x']] }]);
  const macros = Buffer.from(
    sheet.toString('latin1').replaceAll('xl/worksheets/sheet1.xml', 'xl/aaaaaaavbaProject.bin'),
    'latin1',
  );
  for (const content of [Buffer.from('<svg onload="x()"/>'), Buffer.from('MZ'), macros]) {
    const answer = await attach(content);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: { code: 'EVIDENCE_TYPE' } }]);
  }
  expect((await attach(Buffer.alloc(0))).json()).toMatchObject({ error: { code: 'FILE_MISSING' } });
  expect((await attach(Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413);
  expect(await list()).toEqual([]);
});

test('the same file is stored once, and a record has at most ten', async () => {
  const first = await attach(pdf('0'));
  expect((await attach(pdf('0'), 'again.pdf')).json()).toEqual(first.json());
  for (let index = 1; index < 10; index += 1) await attach(pdf(String(index)));
  expect((await attach(pdf('10'))).json()).toMatchObject({ error: { code: 'EVIDENCE_MANY' } });
  expect(await list()).toHaveLength(10);
});

test('a file of many can be restored after its removal: each bill of the record may have brought one', async () => {
  await addRecord();
  const bills = JSON.stringify([{}, {}]);
  await server.database.query('update ca_activity_data set bills = $2 where id = $1', [recordId, bills]);
  for (let index = 0; index < 12; index += 1) await attach(pdf(String(index)));
  expect(await list()).toHaveLength(12);
  expect((await attach(pdf('12'))).json()).toMatchObject({ error: { code: 'EVIDENCE_MANY' } });
});

test('view-only people cannot attach or remove files; a stranger sees nothing', async () => {
  await server.setViewOnly(people.user, true);
  expect((await attach(pdf(), 'bill.pdf', people.user)).statusCode).toBe(403);
  await server.setViewOnly(people.user, false);
  await attach(pdf());
  const [file] = await list();
  for (const address of [url(), url(`/${file?.id}`)])
    expect((await server.call(people.stranger, { url: address })).statusCode).toBe(404);
  const elsewhere = url(`/${file?.id}`, randomUUID());
  expect((await server.call(people.mainUser, { url: elsewhere })).statusCode).toBe(404);
});

test('it can precede its record, outlives its removal, and is deleted by a clean-up a month later', async () => {
  const tidyUp = () => write('POST', activities('/cleanup'), {});
  await attach(pdf());
  await server.database.query("update ca_evidence set created_at = now() - interval '29 days'");
  await tidyUp();
  expect(await count()).toBe(1);
  await addRecord();
  await server.database.query("update ca_evidence set created_at = now() - interval '31 days'");
  await tidyUp();
  expect(await list()).toHaveLength(1);

  await write('DELETE', activities(`/${recordId}`));
  await tidyUp();
  expect(await count()).toBe(1);
  await server.database.query("update ca_evidence set unlinked_at = unlinked_at - interval '31 days'");
  await tidyUp();
  expect(await count()).toBe(0);
});

test('it is deleted with its year', async () => {
  await addRecord();
  await attach(pdf());
  await write('DELETE', activities(`/year/${year}`));
  expect(await count()).toBe(0);
});
