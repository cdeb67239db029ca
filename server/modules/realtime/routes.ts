import { RealtimeQuery, RealtimeTicket } from '../../../core/contracts/realtime';
import { areEnded } from '../../lib/access/ended-sessions';
import { notFound } from '../../lib/api-error';
import { issueTicket } from '../../lib/access/tickets';
import type { Database } from '../../lib/database';
import { subscribeToEvents } from '../../lib/events';
import type { TypedApp } from '../../lib/typed-app';
import { openConnection } from './connection';
import { createHub } from './hub';
import { createRecentEvents } from './recent-events';
import { findRemaining } from './repository';

const beatMs = 30_000;

/** Reports when a membership or a session has ended, or may have. */
interface AccessSource {
  onChange(listener: () => void): void;
}

/** Notifies the people of a project immediately of what happens in it, through sockets. */
export async function registerRealtime(
  app: TypedApp,
  database: Database,
  access: readonly AccessSource[],
): Promise<void> {
  const hub = createHub();
  const recent = createRecentEvents();

  const stop = await subscribeToEvents(
    database,
    (event) => {
      recent.remember(event);
      hub.deliver(event);
    },
    () => {
      recent.forget();
      hub.resync();
    },
  );

  const closeForbidden = async () => {
    const open = hub.connections();
    if (open.length === 0) return;
    const remaining = await findRemaining(
      database,
      open.map(({ member }) => member),
    );
    const ended = await areEnded(
      database,
      open.map(({ origin }) => origin),
    );
    for (const [index, connection] of open.entries()) {
      if (!remaining.has(connection.member.userId))
        connection.close(4403, 'no user of this project any more');
      else if (ended[index]) connection.close(4401, 'signed out');
    }
  };
  let checking = Promise.resolve();
  const check = () => {
    checking = checking.then(closeForbidden).catch((error: unknown) => {
      app.log.warn({ err: error }, 'memberships and sessions of open sockets could not be checked');
    });
  };
  for (const source of access) source.onChange(check);

  const timer = setInterval(() => {
    hub.beat();
    // A membership or a session may end while its socket opens.
    check();
  }, beatMs);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await stop();
    await checking;
  });

  app.post(
    '/api/realtime/ticket',
    {
      config: { access: 'user', clients: 'none', answersSecret: true },
      schema: { response: { 200: RealtimeTicket } },
    },
    async ({ tx, caller }) => {
      if (!caller) throw notFound('The project');
      return { ticket: await issueTicket(tx, caller) };
    },
  );

  app.get(
    '/ws',
    {
      websocket: true,
      exposeHeadRoute: false,
      config: { access: 'ticket' },
      schema: { querystring: RealtimeQuery, hide: true },
    },
    (socket, { member, origin, query: { age } }) => {
      if (!member || !origin) return socket.terminate();
      const connection = openConnection(socket, { member, origin }, (closed) => hub.remove(closed));
      hub.add(connection);
      if (age === undefined) return;
      const missed = recent.since(member.projectId, age);
      if (!missed) return connection.notify({ type: 'resync' });
      for (const text of missed) connection.send(text);
    },
  );
}
