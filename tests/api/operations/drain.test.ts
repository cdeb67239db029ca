import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Agent } from 'node:http';
import { listen, openSocket, ticketOf } from '../../support/server/live-socket';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let address: string;
let port: number;
let projectId: number;

beforeEach(async () => {
  server = await createTestApp();
  address = await listen(server);
  ({ port } = server.app.server.address() as AddressInfo);
  projectId = await server.projectId('Alpenguss GmbH');
});
afterEach(() => server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });

test('a draining server still responds, reports itself as not ready and sends its sockets elsewhere', async () => {
  const ticket = () => ticketOf(server, people.user);
  const { closed } = await openSocket(address, { projectId, ticket: await ticket() });
  server.app.drain();
  expect(await closed).toEqual({ code: 1012 });
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { error: { code: 'STOPPING', message: expect.stringContaining('another one answers') as string } },
  ]);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/api/app-countries')).status).toBe(401);
  const fresh = await ticket();
  await expect(openSocket(address, { projectId, ticket: fresh })).rejects.toThrow('503');
});

test('a response of a draining server closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const call = async () => {
    const sent = request({ port, path: '/healthz', agent }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.headers.connection;
  };
  expect(await call()).toBe('keep-alive');
  server.app.drain();
  expect(await call()).toBe('close');
  agent.destroy();
});

test('an unused connection does not delay the end', async () => {
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  await server.app.close();
  await ended;
});

test('nor does one that becomes idle only after the end has begun', async () => {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: 'Bearer supplier-portal-public', 'content-type': 'application/json' };
  const open = request({
    port,
    agent,
    method: 'POST',
    path: '/api/landing/check-invitation',
    headers: { ...headers, expect: '100-continue' },
  });
  open.flushHeaders();
  await once(open, 'continue');
  const closed = server.app.close();
  open.end('{"token":"none"}');
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closed;
  agent.destroy();
});
