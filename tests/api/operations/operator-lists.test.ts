import { listProjects } from '../../../server/cli/projects';
import { listUsers } from '../../../server/cli/users';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all = [];
  for await (const line of lines) all.push(line);
  return all;
}

test('projects lists one line per company, however many there are', async () => {
  const before = await linesOf(listProjects(server.database, []));
  expect(before).toContainEqual(
    expect.stringMatching(/^\d+\tAlpenguss GmbH\tAT\tOPEN\t\d+ people\t\d+ customers\t\d+ suppliers$/),
  );
  await server.database.query(
    `insert into projects (name) select 'Company ' || n from generate_series(1, 1200) n`,
    [],
  );
  const after = await linesOf(listProjects(server.database, []));
  expect(new Set(after).size).toBe(before.length + 1200);
});

test('users lists one line per person of a company', async () => {
  const project = String(await server.projectId('Alpenguss GmbH'));
  const lines = await linesOf(listUsers(server.database, ['--project', project]));
  expect(lines).toContain('anna.berger@alpenguss.example\tAnna Berger\tAdmin\tmain user');
  expect(lines).toContain('luis.ortega@alpenguss.example\tLuis Ortega\tUser\t');
});

test.each([
  ['users', [], 'Say which project: users --project 1'],
  ['users', ['--project', 'x'], 'Say which project: users --project 1'],
  ['users', ['--project', '999999'], 'There is no project "999999"; see projects.'],
  ['users', ['--company', '1'], /Unknown option '--company'/],
  ['projects', ['all'], 'projects takes no arguments; it got "all".'],
] as const)('%s with %j explains its arguments', async (name, args, message) => {
  const list = name === 'users' ? listUsers : listProjects;
  await expect(linesOf(list(server.database, [...args]))).rejects.toThrow(message);
});
