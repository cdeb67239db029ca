import { RealtimeQuery, RealtimeTicket } from '../../../core/contracts/realtime';
import type { Members } from '../../plugins/access/members';
import { issueTicket } from '../../plugins/access/tickets';
import type { Database } from '../../plugins/database';
import { hearEvents } from '../../plugins/events';
import type { TypedApp } from '../../plugins/typed-app';
import { openConnection } from './connection';
import { createHub } from './hub';
import { createRecentEvents } from './recent-events';
import { findRemaining } from './repository';

const beatMs = 30_000;

/** Tells the people of a project at once what happened to it, through sockets. */
export async function registerRealtime(app: TypedApp, database: Database, members: Members): Promise<void> {
  const hub = createHub();
  const recent = createRecentEvents();

  const stop = await hearEvents(
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

  const expelStrangers = async () => {
    const present = hub.members();
    if (present.length === 0) return;
    const remaining = await findRemaining(database, present);
    const asked = new Set(present);
    hub.expel((member) => asked.has(member) && !remaining.has(member.userId));
  };
  let checking = Promise.resolve();
  const check = () => {
    checking = checking.then(expelStrangers).catch((error: unknown) => {
      app.log.warn({ err: error }, 'memberships of open sockets could not be checked');
    });
  };
  members.onChange(check);

  const timer = setInterval(() => {
    hub.beat();
    // A membership may end just while its socket opens.
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
      config: { access: 'user', answersSecret: true },
      schema: { response: { 200: RealtimeTicket } },
    },
    async (request) => ({ ticket: await issueTicket(request.tx, request.caller?.email ?? '') }),
  );

  app.get(
    '/ws',
    {
      websocket: true,
      exposeHeadRoute: false,
      config: { access: 'ticket' },
      schema: { querystring: RealtimeQuery, hide: true },
    },
    (socket, { member, query: { age } }) => {
      if (!member) return socket.terminate();
      const connection = openConnection(socket, member, (closed) => hub.remove(closed));
      hub.add(connection);
      if (age === undefined) return;
      const missed = recent.since(member.projectId, age);
      if (!missed) return connection.notify({ type: 'resync' });
      for (const text of missed) connection.send(text);
    },
  );
}
