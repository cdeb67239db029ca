import type { PrivilegesAnswer } from '../../../core/contracts/privileges';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const admin = people.stranger;
const colleague = 'jun.wu@brightpack.example';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  await server.database.query('insert into users (project_id, email) values ($1, $2)', [
    projectId,
    colleague,
  ]);
});
afterAll(() => server.close());

const complete = (email: string) =>
  server.call(email, { method: 'POST', url: `/api/first-run/project/${projectId}/complete` });

async function privileges() {
  const answer = await server.call(colleague, { url: `/api/company-profile/${projectId}/privileges` });
  return answer.json<PrivilegesAnswer>().privileges;
}

async function setMode(mode: unknown) {
  await server.changeAccess(
    `update projects set privileges = privileges || jsonb_build_object('AppMode', $2::jsonb) where id = $1`,
    [projectId, JSON.stringify(mode)],
  );
}

async function trail() {
  const answer = await server.call(admin, { url: `/api/audit/project/${projectId}` });
  return answer.json<{ data: { actor: string; changes: unknown[] }[] }>().data;
}

beforeEach(() => setMode('GUIDED'));

test('an administrator opens the project for everybody, and nothing else changes', async () => {
  const before = await privileges();
  const answer = await complete(admin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ privileges: { ...before, AppMode: 'OPEN' } });
  expect(await privileges()).toEqual({ ...before, AppMode: 'OPEN' });
});

test('it is recorded once, however often the request is sent', async () => {
  const before = (await trail()).length;
  await complete(admin);
  expect((await complete(admin)).statusCode).toBe(200);
  const entries = await trail();
  expect(entries).toHaveLength(before + 1);
  expect(entries).toContainEqual(
    expect.objectContaining({
      actor: admin,
      changes: [{ field: 'AppMode', from: 'GUIDED', to: 'OPEN' }],
    }),
  );
});

test('a mode in object form is opened too', async () => {
  await setMode({ permission: 'guided' });
  await complete(admin);
  expect(await privileges()).toMatchObject({ AppMode: 'OPEN' });
});

test('a project in a custom mode stays as it is', async () => {
  await setMode('SUSPENDED');
  expect((await complete(admin)).statusCode).toBe(200);
  expect(await privileges()).toMatchObject({ AppMode: 'SUSPENDED' });
});

test('a user who is not an administrator, and a stranger, are refused', async () => {
  expect((await complete(colleague)).statusCode).toBe(403);
  expect((await complete(people.mainUser)).statusCode).toBe(404);
  expect(await privileges()).toMatchObject({ AppMode: 'GUIDED' });
});
