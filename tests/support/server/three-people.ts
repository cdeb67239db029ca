import type { ProjectUser, ProjectUserList } from '../../../core/contracts/users';
import { createTestApp, people, type TestApp } from './test-app';

export const { mainUser, user, stranger } = people;
export const admin = 'ada.admin@alpenguss.example';
export type Method = 'POST' | 'PUT' | 'DELETE';

/** For a test file: a company with the same three people before every test, and requests about them. */
export function threePeople() {
  let server: TestApp;
  let projectId: number;

  beforeAll(async () => {
    server = await createTestApp();
    projectId = await server.projectId('Alpenguss GmbH');
  });
  afterAll(() => server.close());

  /** The same three people before every test. */
  beforeEach(async () => {
    const { database } = server;
    await database.query(`
    delete from mails;
    delete from audit_entries;
    delete from audit_heads;
    delete from removed_users;
    delete from accounts where email like '%@a.example';`);
    await database.query('delete from users where project_id = $1', [projectId]);
    await database.query(
      `insert into users (project_id, email, first_name, last_name, role, is_main_user, locale, proved_at)
     values ($1, $2, 'Anna', 'Berger', 'Admin', true, 'en', now()),
            ($1, $3, 'Luis', 'Ortega', 'User', false, 'es', now()),
            ($1, $4, 'Ada', 'Admin', 'Admin', false, 'en', now())`,
      [projectId, mainUser, user, admin],
    );
    await database.query(`insert into accounts (email, locale) values ($1, 'es') on conflict do nothing`, [
      user,
    ]);
  });

  const send = async (who: string, method: Method, path: string, payload?: object) => {
    const url = `/api/user-management/${path}`;
    const answer = await server.call(who, { method, url, ...(payload && { payload }) });
    return {
      status: answer.statusCode,
      ...answer.json<{
        data: ProjectUser;
        error: { message: string; code: string; details?: ProjectUser };
      }>(),
    };
  };
  const list = async (who = mainUser, query = '') => {
    const url = `/api/user-management/project/${projectId}/users${query}`;
    return (await server.call(who, { url })).json<ProjectUserList>();
  };
  const find = async (email: string) => {
    const found = (await list()).data.find((each) => each.email === email);
    if (!found) throw new Error(`${email} is not in the list`);
    return found;
  };
  const create = (who: string, body: object) => send(who, 'POST', `project/${projectId}/users`, body);
  const setRole = async (who: string, email: string, body: object) =>
    send(who, 'PUT', `users/${(await find(email)).id}/role`, body);
  const setViewOnly = async (who: string, email: string, viewOnly: boolean, version?: number) =>
    send(who, 'PUT', `users/${(await find(email)).id}/view-only`, {
      viewOnly,
      ...(version !== undefined && { version }),
    });
  const remove = async (who: string, email: string, query = '') =>
    send(who, 'DELETE', `users/${(await find(email)).id}${query}`);
  const transfer = async (who: string, email: string, project = projectId) =>
    send(who, 'POST', 'transfer-main-user', { projectId: project, newMainUserId: (await find(email)).id });
  const setAttribute = (
    who: string,
    email: string,
    attributeName: string | undefined,
    attributeValue: unknown,
  ) => send(who, 'POST', 'update-attribute', { email, attributeName, attributeValue });

  return {
    server: () => server,
    projectId: () => projectId,
    send,
    list,
    find,
    create,
    setRole,
    setViewOnly,
    remove,
    transfer,
    setAttribute,
  };
}
