import { Type, type Static } from 'typebox';
import { webhookEvents } from '../webhooks/webhooks';
import { Instant, ProjectParams } from './common';

/** What an event is about; what else is there to know stands in `action`, `linkingId`, `year` and `data`. */
const realtimeTypes = [...webhookEvents, 'webhook'] as const;

/** Something that happened to a project, told to everybody who has it open. */
export const RealtimeEvent = Type.Object({
  id: Type.String({ format: 'uuid', description: 'the same in every copy of the event' }),
  type: Type.Enum([...realtimeTypes]),
  action: Type.String({
    description:
      'accept, decline, invite, remind, submit, populate, create, update, delete, or a status of a calculation',
  }),
  projectId: Type.Integer(),
  linkingId: Type.Optional(Type.String({ format: 'uuid' })),
  year: Type.Optional(Type.Integer()),
  data: Type.Optional(Type.Unknown({ description: 'a few values; never a whole record' })),
  timestamp: Instant,
});
export type RealtimeEvent = Static<typeof RealtimeEvent>;

/**
 * What the server says of the connection itself. `pong` answers a ping; `resync`: events may have been missed,
 * fetch again what is shown.
 */
export interface RealtimeNotice {
  type: 'pong' | 'resync';
}

/** The one message that the server listens to. */
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
      description: 'milliseconds since the caller last knew everything; the events since then come first',
    }),
  ),
});

/** Why the server closes a socket; other codes are those of the WebSocket protocol. */
export type RealtimeCloseCode =
  /** The server stops, or the socket is an hour old: come back with a new ticket. */
  | 1012
  /** The session of the socket was signed out: a new ticket needs a sign-in. */
  | 4401
  /** The person is not a user of the project any more. */
  | 4403
  /** The person has opened too many sockets since: come back when the tab is looked at. */
  | 4408;
