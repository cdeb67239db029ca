import { Type, type Static } from 'typebox';
import { webhookEvents } from '../webhooks/webhooks';
import { Instant, ProjectParams } from './common';

/** The type of an event; details are in `action`, `linkingId`, `year` and `data`. */
const realtimeTypes = [...webhookEvents, 'webhook'] as const;

/** An event of a project, sent to everybody who has it open. */
export const RealtimeEvent = Type.Object({
  id: Type.String({ format: 'uuid', description: 'event id, the same in every copy of the event' }),
  type: Type.Enum([...realtimeTypes]),
  action: Type.String({
    description:
      'accept, decline, invite, remind, submit, populate, create, update, delete, or the status of a calculation',
  }),
  projectId: Type.Integer(),
  linkingId: Type.Optional(Type.String({ format: 'uuid' })),
  year: Type.Optional(Type.Integer()),
  data: Type.Optional(Type.Unknown({ description: 'a few values, never a complete record' })),
  timestamp: Instant,
});
export type RealtimeEvent = Static<typeof RealtimeEvent>;

/**
 * Messages of the server about the connection itself. `pong` responds to a ping; `resync`: events may have been missed,
 * so fetch the displayed data again.
 */
export interface RealtimeNotice {
  type: 'pong' | 'resync';
}

/** The only message that the server accepts. */
export interface RealtimePing {
  type: 'ping';
}

/** Opens one socket of the caller, once, within 30 s. */
export const RealtimeTicket = Type.Object({ ticket: Type.String() });
export type RealtimeTicket = Static<typeof RealtimeTicket>;

/** The query of `/ws`. */
export const RealtimeQuery = Type.Object({
  projectId: ProjectParams.properties.projectId,
  ticket: Type.String(),
  age: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'milliseconds since the caller was last up to date; events since then are sent first',
    }),
  ),
});

/** Why the server closes a socket; other codes are those of the WebSocket protocol. */
export type RealtimeCloseCode =
  /** The server is stopping, or the socket is an hour old: reconnect with a new ticket. */
  | 1012
  /** The session of the socket was signed out: a new ticket needs a sign-in. */
  | 4401
  /** The person is no longer a user of the project. */
  | 4403
  /** The person has since opened too many sockets: reconnect when the tab is visible. */
  | 4408;
