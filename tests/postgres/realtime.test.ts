import { listen, openSocket, ticketOf } from '../support/server/live-socket';
import { createTestApp, people } from '../support/server/test-app';

test('after the database was away, open sockets are told to fetch again', async () => {
  const server = await createTestApp();
  const projectId = await server.projectId('Alpenguss GmbH');
  const address = await listen(server);
  const { heard } = await openSocket(address, { projectId, ticket: await ticketOf(server, people.user) });
  await server.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "realtime"'`,
    [],
  );
  expect(await heard('resync')).toEqual({ type: 'resync' });
  await server.close();
});
