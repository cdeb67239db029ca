import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let url: string;
let linkings: string[];

beforeAll(async () => {
  server = await createTestApp();
  const projectId = await server.projectId('Alpenguss GmbH');
  url = `/api/customer-requests/project/${projectId}/respond`;
  const rows = await server.database.query<{ id: string }>(
    `select id from linkings where supplier_project_id = $1 and status = 'invited' order by id`,
    [projectId],
  );
  linkings = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const respond = (key: string, payload: object, email = people.user) =>
  server.call(email, { method: 'POST', url, payload, headers: { 'idempotency-key': key } });

const versionOf = async (id: string | undefined) => {
  const [row] = await server.database.query<{ version: number }>(
    'select version from linkings where id = $1',
    [id],
  );
  return row?.version;
};

test('a repeated request gets the stored response, even if the state has changed', async () => {
  const payload = { linkingId: linkings[0], action: 'ACCEPT', version: 1 };
  const answer = await respond('one', payload);
  expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined]);
  await respond('two', { linkingId: linkings[0], action: 'DECLINE' });
  const again = await respond('one', payload);
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  expect(again.json()).toEqual(answer.json());
  expect(await versionOf(linkings[0])).toBe(3);
});

test('many at the same time have one effect and one response', async () => {
  const payload = { linkingId: linkings[1], action: 'ACCEPT' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => respond('burst', payload)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await versionOf(linkings[1])).toBe(2);
});

test('the same key with another body gets 422', async () => {
  await respond('reused', { linkingId: linkings[2], action: 'ACCEPT' });
  const answer = await respond('reused', { linkingId: linkings[2], action: 'DECLINE' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  expect(await versionOf(linkings[2])).toBe(2);
});

test('keys of different people are independent', async () => {
  const payload = { linkingId: linkings[2], action: 'ACCEPT' };
  await respond('shared', payload);
  const answer = await respond('shared', { ...payload, action: 'DECLINE' }, people.mainUser);
  expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined]);
});

test('a refused request stores nothing, so that it can be retried', async () => {
  const [id] = linkings.slice(3);
  await server.database.query("update linkings set status = 'declined' where id = $1", [id]);
  const stale = await respond('retry', { linkingId: id, action: 'ACCEPT', version: 7 });
  expect(stale.statusCode).toBe(409);
  await server.database.query('update linkings set version = 7 where id = $1', [id]);
  const answer = await respond('retry', { linkingId: id, action: 'ACCEPT', version: 7 });
  expect([answer.statusCode, await versionOf(id)]).toEqual([200, 8]);
});

test('after a day a key can be used again', async () => {
  await respond('old', { linkingId: linkings[0], action: 'ACCEPT' });
  await server.database.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);
  const answer = await respond('old', { linkingId: linkings[0], action: 'DECLINE' });
  expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined]);
});

test.each(['', 'with space', 'ümlaut', 'x'.repeat(201)])('the key "%s" gets 400', async (key) => {
  const answer = await respond(key, { linkingId: linkings[0], action: 'ACCEPT' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      error: { code: 'INVALID_INPUT', message: 'Idempotency-Key must be 1 to 200 visible ASCII characters.' },
    },
  ]);
});

describe('of two requests that a closing page has sent', () => {
  const choose = (theme: string, headers: object) =>
    server.call(people.user, {
      method: 'POST',
      url: '/api/user-management/update-attribute',
      payload: { email: people.user, attributeName: 'theme', attributeValue: theme },
      headers: { ...headers },
    });
  const theme = async () =>
    (await server.call(people.user, { url: '/api/account/settings' })).json<{ data: { theme: string } }>()
      .data.theme;

  test('the earlier one has no effect after the one that supersedes it', async () => {
    const later = await choose('dark', { 'idempotency-key': 'later', supersedes: 'earlier' });
    expect(later.statusCode).toBe(200);
    expect((await choose('light', { 'idempotency-key': 'earlier' })).statusCode).toBe(422);
    expect(await theme()).toBe('dark');
  });

  test('one that arrives in time is followed by the other', async () => {
    await choose('light', { 'idempotency-key': 'in-time' });
    await choose('dark', { 'idempotency-key': 'after', supersedes: 'in-time' });
    expect(await theme()).toBe('dark');
  });

  test('what is no key is refused', async () => {
    const answer = await choose('light', { 'idempotency-key': 'x', supersedes: 'a'.repeat(201) });
    expect(answer.statusCode).toBe(400);
    expect(await theme()).toBe('dark');
  });
});
