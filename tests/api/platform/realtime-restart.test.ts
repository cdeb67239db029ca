import { WebSocket as NodeSocket } from 'ws';
import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { publish } from '../../../server/lib/events';
import { createLiveConnection, type LiveConnection } from '../../../src/lib/realtime/live-connection';
import type { LiveState } from '../../../src/lib/realtime/live-slice';
import { listen, ticketOf } from '../../support/server/live-socket';
import { createTestApp, type TestApp } from '../../support/server/test-app';

const people = Array.from({ length: 200 }, (_, number) => `person-${number}@alpenguss.example`);

interface Client {
  connection: LiveConnection;
  states: LiveState[];
  /** The messages it received, in order. */
  told: string[];
  /** Resolves when it has been connected for the given time. */
  opened(time: number): Promise<void>;
  hears(type: string): Promise<void>;
}

let server: TestApp;
let address: string;
let clients: Client[] = [];

/** A client like the app's, over a real connection. */
function createClient(email: string, projectId: number): Client {
  const states: LiveState[] = [];
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const changed = () => waiting.splice(0).forEach((check) => check());
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => (isSo() ? resolve() : void waiting.push(check));
      check();
    });
  const connection = createLiveConnection({
    getTicket: () => ticketOf(server, email),
    openSocket: (ticket, age) => {
      const socket = new NodeSocket(`${address}?projectId=${projectId}&ticket=${ticket}&age=${age}`);
      // An unhandled error event would end the tests, unlike in a browser; the connection notices the close that
      // follows.
      socket.on('error', () => undefined);
      return socket as unknown as WebSocket;
    },
    onMessage: (data) => {
      told.push((JSON.parse(String(data)) as { type: string }).type);
      changed();
    },
    onState: (state) => {
      states.push(state);
      changed();
    },
    onBlocked: () => undefined,
    isOnline: () => true,
    staleSince: Date.now(),
  });
  return {
    connection,
    states,
    told,
    opened: (time) => until(() => states.filter((state) => state === 'open').length >= time),
    hears: (type) => until(() => told.includes(type)),
  };
}

/** `killed` destroys the sockets without closing them, like the death of the process. */
async function restart(how: 'stopped' | 'killed', meanwhile: () => Promise<void>): Promise<void> {
  const port = new URL(address).port;
  if (how === 'killed') for (const socket of server.app.websocketServer.clients) socket.terminate();
  await server.app.close();
  await meanwhile();
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0' });
  const app = await createApp(config, server);
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  server = { ...server, app, call: callOn(app) };
}

/** A request to whichever server is running. */
function callOn(app: TestApp['app']): TestApp['call'] {
  return async (email = '', request) =>
    app.inject({
      ...request,
      headers: {
        authorization: 'Bearer supplier-portal-public',
        'x-access-token': await server.identity.tokenFor(email),
      },
    });
}

afterEach(async () => {
  for (const { connection } of clients) connection.stop();
  await server.app.close();
  await server.database.close();
});

test.each(['stopped', 'killed'] as const)(
  'two hundred clients of a server that was %s reconnect by themselves, and receive what they missed',
  async (how) => {
    server = await createTestApp();
    address = await listen(server);
    const projectId = await server.projectId('Alpenguss GmbH');
    await server.database.query(
      'insert into users (project_id, email) select $1, email from unnest($2::text[]) as list (email)',
      [projectId, people],
    );
    const happen = (type: 'user' | 'spend') =>
      server.database.transaction((tx) => publish(tx, { type, action: 'update', projectId }));
    clients = people.map((email) => createClient(email, projectId));
    for (const { connection } of clients) connection.connect();
    await Promise.all(clients.map(({ opened }) => opened(1)));

    await restart(how, () => happen('spend'));

    await Promise.all(clients.map(({ opened }) => opened(2)));
    await Promise.all(clients.map(({ hears }) => hears('resync')));
    await happen('user');
    await Promise.all(clients.map(({ hears }) => hears('user')));
    // Nobody needed more than the five attempts.
    expect(clients.filter(({ states }) => states.includes('resting'))).toEqual([]);
  },
);
