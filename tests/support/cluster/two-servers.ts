import { openPostgres } from '../../../server/database/postgres';
import type { ConnectMessenger } from '../../../server/database/signals/postgres-source';
import type { Database } from '../../../server/lib/database';
import { publish } from '../../../server/lib/events';
import { listen, openSocket, ticketOf, type LiveSocket } from '../server/live-socket';
import { addressOf } from '../server/postgres-admin';
import { createTestApp, people, type TestApp } from '../server/test-app';
import { openTestDatabase } from '../server/test-database';

const writesAtOnce = 20;

export interface TwoServers {
  /** The connection of the tests. */
  database: Database;
  url: string;
  servers: TestApp[];
  /** A socket of a company on each server. */
  sockets: LiveSocket[];
  /** Writes events on both servers at once, and waits until both sockets have received the last of them. */
  write(): Promise<void>;
  /** Asserts that each socket has received every event once, and nothing else. */
  expectAllOnce(): void;
  close(): Promise<void>;
}

/** Two servers on one PostgreSQL, each with its own connections. */
export async function startTwoServers(connectMessenger?: ConnectMessenger): Promise<TwoServers> {
  const database = await openTestDatabase();
  const url = await addressOf(database);
  const open = () => Promise.resolve(openPostgres(url, () => undefined, connectMessenger));
  const first = await createTestApp({}, open);
  const servers = [first, await createTestApp({}, open)];
  const projectIds = [
    await first.projectId('Alpenguss GmbH'),
    await first.projectId('Nordwerk Automotive AG'),
  ];
  const sockets = await Promise.all(
    servers.map(async (server) => {
      const ticket = await ticketOf(server, people.user);
      return openSocket(await listen(server), { projectId: projectIds[0] ?? 0, ticket });
    }),
  );
  let written = 0;

  return {
    database,
    url,
    servers,
    sockets,
    async write() {
      const publishOn = ({ database: db }: TestApp) =>
        projectIds.map((projectId) => {
          const data = { id: (written += 1) };
          return db.transaction((tx) => publish(tx, { type: 'spend', action: 'update', projectId, data }));
        });
      const numbers = Array.from({ length: writesAtOnce });
      await Promise.all(numbers.flatMap(() => servers.flatMap(publishOn)));
      await Promise.all(sockets.map((socket) => untilHeard(socket, written / 2)));
    },
    expectAllOnce() {
      const own = Array.from({ length: written / 2 }, (_, index) => index * 2 + 1);
      for (const { messages } of sockets) {
        expect(messages.map(({ type }) => type)).toEqual(own.map(() => 'spend'));
        const numbers = messages.map((message) => 'data' in message && (message.data as { id: number }).id);
        expect(new Set(numbers)).toEqual(new Set(own));
      }
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
    },
  };
}

async function untilHeard({ messages, socket }: LiveSocket, count: number): Promise<void> {
  while (messages.length < count) await new Promise((resolve) => socket.once('message', resolve));
}
