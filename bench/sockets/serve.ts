import Fastify from 'fastify';
import websocket from '@fastify/websocket';
import type { WebSocket } from 'ws';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load-demo';
import { publish } from '../../server/lib/events';
import { createTestIdentity } from '../../tests/support/server/test-identity';

const company = 'Alpenguss GmbH';

/** Sent to the parent when the server listens. */
export interface SocketsReady {
  projectId: number;
  /** An access token for each person of the project. */
  tokens: string[];
}

/** Serves `bare` or `product`. Each message from the parent makes it send an event to every socket. */
async function serve(what: string, port: number, people: number): Promise<void> {
  const tell = what === 'bare' ? await serveBare(port) : await serveProduct(port, people);
  process.on('message', () => void tell());
}

/** The minimum: the same library, without tickets, projects or a database. */
async function serveBare(port: number): Promise<() => Promise<void>> {
  const app = Fastify();
  const sockets = new Set<WebSocket>();
  await app.register(websocket);
  app.get('/ws', { websocket: true }, (socket) => {
    sockets.add(socket);
  });
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.({ projectId: 0, tokens: [] } satisfies SocketsReady);
  const text = JSON.stringify({
    id: 'x'.repeat(36),
    type: 'spend',
    action: 'update',
    projectId: 1,
    timestamp: new Date(),
  });
  return async () => {
    for (const socket of sockets) socket.send(text);
  };
}

async function serveProduct(port: number, people: number): Promise<() => Promise<void>> {
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'warn', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const database = await openDatabase(config, () => undefined);
  await loadDemo(database);
  const [project] = await database.query<{ id: number }>('select id from projects where name = $1', [
    company,
  ]);
  const projectId = project?.id ?? 0;
  await database.query(
    `insert into users (project_id, email, proved_at) select $1, 'person-' || n || '@bench.example', now() from generate_series(1, $2::integer) n`,
    [projectId, people],
  );
  const identity = createTestIdentity();
  const app = await createApp(config, { database, identity });
  await app.listen({ port, host: '127.0.0.1' });
  const tokens: string[] = [];
  for (let person = 1; person <= people; person += 1)
    tokens.push(await identity.tokenFor(`person-${person}@bench.example`, { expires: '1h' }));
  process.send?.({ projectId, tokens } satisfies SocketsReady);
  return () => database.transaction((tx) => publish(tx, { type: 'spend', action: 'update', projectId }));
}

void serve(process.argv[2] ?? '', Number(process.argv[3]), Number(process.argv[4]));
