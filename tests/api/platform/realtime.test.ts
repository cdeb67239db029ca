import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { publish } from '../../../server/lib/events';
import { listen, openSocket, ticketOf, type LiveSocket } from '../../support/server/live-socket';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let address: string;
let projectId: number;
let otherProjectId: number;
const open: LiveSocket[] = [];

beforeAll(async () => {
  server = await createTestApp();
  address = await listen(server);
  projectId = await server.projectId('Alpenguss GmbH');
  const [other] = await server.database.query<{ id: number }>(
    'select project_id as id from users where email = $1',
    [people.stranger],
  );
  otherProjectId = other?.id ?? 0;
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => server.close());

async function connect(
  email: string,
  project = projectId,
  query: { age?: number } = {},
): Promise<LiveSocket> {
  const ticket = await ticketOf(server, email);
  const socket = await openSocket(address, { projectId: project, ticket, ...query });
  open.push(socket);
  return socket;
}

const happen = (type: 'user' | 'spend', project = projectId) =>
  server.database.transaction((tx) => publish(tx, { type, action: 'update', projectId: project }));

const refusalOf = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
  openSocket(address, query, headers).then(
    () => 'open',
    (error: Error) => error.message,
  );

describe('a ticket', () => {
  test('is for signed-in people of a project', async () => {
    const nobody = await server.call(undefined, { method: 'POST', url: '/api/realtime/ticket' });
    expect(nobody.statusCode).toBe(401);
    const stranger = await server.call('nobody@elsewhere.example', {
      method: 'POST',
      url: '/api/realtime/ticket',
    });
    expect(stranger.statusCode).toBe(404);
  });

  test('is new with every request, even with the same idempotency key, and is never stored in plain text', async () => {
    const request = {
      method: 'POST',
      url: '/api/realtime/ticket',
      headers: { 'idempotency-key': 'ticket' },
    } as const;
    const [one, two] = await Promise.all([
      server.call(people.user, request),
      server.call(people.user, request),
    ]);
    expect(one.json()).not.toEqual(two.json());
    const [stored] = await server.database.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ''), '') || (select coalesce(string_agg(k::text, ''), '')
         from idempotency_keys k) as text from realtime_tickets t`,
      [],
    );
    expect(stored?.text).not.toContain(one.json<{ ticket: string }>().ticket);
  });

  test('opens one socket', async () => {
    const ticket = await ticketOf(server, people.user);
    open.push(await openSocket(address, { projectId, ticket }));
    expect(await refusalOf({ projectId, ticket })).toBe('401');
  });

  test('can be used by only one of several simultaneous sockets', async () => {
    const ticket = await ticketOf(server, people.user);
    const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf({ projectId, ticket })));
    expect(outcomes.sort()).toEqual(['401', '401', 'open']);
  });

  test('lasts 30 seconds, and old ones are removed', async () => {
    const ticket = await ticketOf(server, people.user);
    await server.database.query(
      `update realtime_tickets set expires_at = expires_at - interval '31 seconds'`,
      [],
    );
    expect(await refusalOf({ projectId, ticket })).toBe('401');
    await ticketOf(server, people.user);
    expect(await server.database.query('select 1 from realtime_tickets', [])).toHaveLength(1);
  });

  test('for one project opens no other', async () => {
    const ticket = await ticketOf(server, people.stranger);
    expect(await refusalOf({ projectId, ticket })).toBe('404');
  });

  test('is accepted by every server process', async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0' });
    const app = await createApp(config, server);
    const second = { ...server, app };
    const ticket = await ticketOf(server, people.user);
    const { received } = await openSocket(await listen(second), { projectId, ticket });
    await happen('user');
    expect(await received('user')).toMatchObject({ projectId });
    await app.close();
  });
});

describe('a socket', () => {
  test.each<[string, Record<string, string | number>, string]>([
    ['no ticket', { projectId: 1 }, '401'],
    ['a made-up ticket', { projectId: 1, ticket: 'x'.repeat(43) }, '401'],
    ['an endless ticket', { projectId: 1, ticket: 'x'.repeat(4_000) }, '401'],
    ['no project', { ticket: 'x' }, '401'],
  ])('with %s is refused', async (_name, query, status) => {
    expect(await refusalOf(query)).toBe(status);
  });

  test('with an invalid project number is refused', async () => {
    const ticket = await ticketOf(server, people.user);
    expect(await refusalOf({ projectId: `${projectId}.0`, ticket })).toBe('404');
  });

  test('opened by a page of another site is refused', async () => {
    const own = async (origin: string) =>
      refusalOf({ projectId, ticket: await ticketOf(server, people.user) }, { origin });
    expect(await own('https://elsewhere.example')).toBe('403');
    expect(await own('null')).toBe('403');
    expect(await own('http://localhost:8000')).toBe('open');
  });

  test('at any other address is refused', async () => {
    const root = address.replace('/ws', '');
    for (const path of ['/', '/api/app-countries', '/nothing'])
      await expect(openSocket(root + path, {})).rejects.toThrow('404');
  });

  test('without an upgrade is not found', async () => {
    const ticket = await ticketOf(server, people.user);
    const answer = await server.app.inject({ url: `/ws?projectId=${projectId}&ticket=${ticket}` });
    expect(answer.statusCode).toBe(404);
  });

  test('receives the events of its project, and of no other', async () => {
    const ours = await connect(people.mainUser);
    const theirs = await connect(people.stranger, otherProjectId);
    const [linking] = await server.database.query<{ id: string }>(
      `select id from linkings where supplier_project_id = $1 and status = 'invited' limit 1`,
      [projectId],
    );
    await server.call(people.user, {
      method: 'POST',
      url: `/api/customer-requests/project/${projectId}/respond`,
      payload: { linkingId: linking?.id, action: 'ACCEPT' },
    });
    await happen('spend', otherProjectId);
    expect(await ours.received('customer-request')).toMatchObject({
      action: 'accept',
      projectId,
      linkingId: linking?.id,
    });
    await theirs.received('spend');
    expect(theirs.messages.map(({ type }) => type)).toEqual(['spend']);
  });

  test('receives nothing of a write that fails', async () => {
    const { messages, received } = await connect(people.user);
    const failing = server.database.transaction(async (tx) => {
      await publish(tx, { type: 'user', action: 'update', projectId });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    await happen('spend');
    await received('spend');
    expect(messages).toHaveLength(1);
  });

  test('responds to pings, and to nothing else it is sent', async () => {
    const { socket, messages, received } = await connect(people.user);
    for (const noise of ['hello', '{', 'null', '[]', '{"type":"user","projectId":1}', Buffer.from([0, 255])])
      socket.send(noise);
    socket.send('{"type":"ping"}');
    await received('pong');
    expect(messages).toEqual([{ type: 'pong' }]);
  });

  test('is closed for a message over 4 KB', async () => {
    const { socket, closed } = await connect(people.user);
    socket.send('x'.repeat(4097));
    expect(await closed).toEqual({ code: 1009 });
  });

  test('is closed for a flood of messages', async () => {
    const { socket, closed } = await connect(people.user);
    // Twice the limit: the interval in which they are counted may end in between.
    for (let sent = 0; sent < 122; sent += 1) socket.send('{"type":"ping"}');
    expect(await closed).toEqual({ code: 1008 });
  });

  test('is closed when the same person opens a ninth', async () => {
    const sockets: LiveSocket[] = [];
    for (let count = 0; count < 9; count += 1) sockets.push(await connect(people.user));
    const colleague = await connect(people.mainUser);
    expect(await sockets[0]?.closed).toEqual({ code: 4408 });
    await happen('user');
    await Promise.all([...sockets.slice(1), colleague].map(({ received }) => received('user')));
  });

  test('is closed as soon as its person is removed from the project', async () => {
    const email = 'leaver@alpenguss.example';
    await server.database.query('insert into users (project_id, email) values ($1, $2)', [projectId, email]);
    const leaver = await connect(email);
    const stayer = await connect(people.user);
    await server.database.query('delete from users where email = $1', [email]);
    expect(await leaver.closed).toEqual({ code: 4403 });
    await happen('user');
    await stayer.received('user');
  });

  test('that was disconnected briefly gets what it missed, and no more', async () => {
    const now = performance.now();
    // The server has been listening for a while.
    jest.spyOn(performance, 'now').mockImplementation(() => now + 10_000);
    await happen('user');
    const back = await connect(people.user, projectId, { age: 0 });
    expect(await back.received('user')).toMatchObject({ projectId });
    expect(back.messages.map(({ type }) => type)).not.toContain('resync');
    jest.restoreAllMocks();
  });

  test('that was disconnected for longer than the server remembers is told to fetch again', async () => {
    const back = await connect(people.user, projectId, { age: 3_600_000 });
    expect(await back.received('resync')).toEqual({ type: 'resync' });
  });
});

test('when some events were never received, open sockets are told to fetch again', async () => {
  let miss = () => {};
  const { database } = server;
  const followed: typeof database = {
    ...database,
    listen(channel, handler, gaps) {
      if (channel === 'realtime') miss = () => gaps?.missed?.();
      return database.listen(channel, handler, gaps);
    },
  };
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0' });
  const app = await createApp(config, { ...server, database: followed });
  const second = { ...server, app };
  const ticket = await ticketOf(server, people.user);
  const { received } = await openSocket(await listen(second), { projectId, ticket });
  miss();
  expect(await received('resync')).toEqual({ type: 'resync' });
  await app.close();
});

test('a server that stops tells its sockets to reconnect', async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0' });
  const app = await createApp(config, server);
  const second = { ...server, app };
  const ticket = await ticketOf(server, people.user);
  const { closed } = await openSocket(await listen(second), { projectId, ticket });
  await app.close();
  expect(await closed).toEqual({ code: 1012 });
});
