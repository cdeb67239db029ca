import type { SustainabilityReport } from '../../../core/contracts/sustainability-report';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await createTestApp();
  path = `/api/sustainability-reports/project/${await server.projectId('Alpenguss GmbH')}`;
});
beforeEach(() => server.database.query('delete from sustainability_reports'));
afterAll(() => server.close());

const post = (url: string, data: object, email: string) =>
  server.call(email, { method: 'POST', url, payload: { data } });
const begin = (module: string, email: string = people.user, version?: number) =>
  post(path, { year, module, ...(version !== undefined && { version }) }, email);
const save = (value: number, version: number, email: string = people.user) =>
  post(
    `${path}/${year}/save`,
    { values: [{ concept: 'NumberOfEmployees', member: '', value }], version },
    email,
  );
const attach = (email: string) =>
  server.call(email, {
    method: 'POST',
    url: `${path}/${year}/evidence?fileName=Bill.pdf&disclosure=B3`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.7'),
  });
const remove = (email: string, version?: number) =>
  server.call(email, {
    method: 'DELETE',
    url: `${path}/${year}${version === undefined ? '' : `?version=${version}`}`,
  });
const isThere = async () => (await server.call(people.user, { url: `${path}/${year}` })).statusCode === 200;
const versionOf = async () =>
  (await server.call(people.user, { url: `${path}/${year}` })).json<{ data: SustainabilityReport }>().data
    .version;

test('two who begin a year have one report; of another module the second is asked, and may choose it', async () => {
  await begin('basic', people.mainUser, 0);
  await save(120, 1, people.mainUser);
  const same = await begin('basic', people.user, 0);
  expect(same.json()).toMatchObject({ data: { version: 2, updatedBy: 'Anna Berger' } });

  const other = await begin('comprehensive', people.user, 0);
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({
    error: { code: 'STALE_VERSION', details: { year, version: 2, values: expect.any(Array) } },
  });
  const chosen = (await begin('comprehensive', people.user, 2)).json<{ data: SustainabilityReport }>().data;
  expect(chosen.values).toEqual([
    expect.objectContaining({ value: 'OptionBBasicModuleAndComprehensiveModuleMember' }),
    expect.objectContaining({ concept: 'NumberOfEmployees', value: 120 }),
  ]);
});

test('what was typed into a report begun elsewhere is compared with what a colleague entered there', async () => {
  await begin('basic', people.mainUser);
  await save(120, 1, people.mainUser);
  expect((await save(80, 1)).json()).toMatchObject({ error: { code: 'STALE_VERSION' } });
  expect((await save(120, 1)).statusCode).toBe(200);
});

test('a report goes with what its remover has entered since, and not with what a colleague has', async () => {
  await begin('basic');
  await save(120, 1);
  await attach(people.user);
  expect((await remove(people.user, 1)).statusCode).toBe(200);
  expect(await isThere()).toBe(false);

  await begin('basic');
  await save(80, 1, people.mainUser);
  const refused = await remove(people.user, 1);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: { code: 'STALE_VERSION', details: { version: 2, updatedBy: 'Anna Berger' } },
  });
  expect(await isThere()).toBe(true);
  expect((await remove(people.user, 2)).statusCode).toBe(200);
});

test('a file that a colleague attached holds a report, too', async () => {
  await begin('basic');
  await attach(people.mainUser);
  expect((await remove(people.user, 1)).json()).toMatchObject({ error: { code: 'STALE_VERSION' } });
  expect((await remove(people.user, await versionOf())).statusCode).toBe(200);
});

test('what a colleague has removed already is removed', async () => {
  await begin('basic');
  expect((await remove(people.mainUser, 1)).statusCode).toBe(200);
  expect((await remove(people.user, 1)).statusCode).toBe(200);
  expect((await save(120, 1)).statusCode).toBe(404);
});

test('a report that was removed and begun again is another one: nobody has seen it yet', async () => {
  await begin('basic');
  for (const [index, value] of [120, 121, 122].entries()) await save(value, index + 1);
  await remove(people.user, 4);
  await begin('basic', people.mainUser);
  await save(80, 1, people.mainUser);
  expect((await remove(people.user, 4)).json()).toMatchObject({ error: { code: 'STALE_VERSION' } });
  expect((await save(123, 4)).json()).toMatchObject({ error: { code: 'STALE_VERSION' } });
  expect(await isThere()).toBe(true);
});
