import type { WebSocket } from '@fastify/websocket';
import type { RealtimeCloseCode, RealtimeNotice, RealtimePing } from '../../../core/contracts/realtime';
import type { TicketHolder } from '../../lib/access/tickets';

/** A client this far behind is better off with a new socket and a reload. */
const maxBacklogBytes = 256 * 1024;
/** Pings of the client come every 20 s. */
const maxMessagesPerBeat = 60;
const maxLifetimeMs = 60 * 60_000;
const policyViolation = 1008;

/** One open socket of a user of a project. */
export interface Connection extends Readonly<TicketHolder> {
  send(text: string): void;
  notify(notice: RealtimeNotice): void;
  close(code: RealtimeCloseCode, reason: string): void;
  /** Ends a socket from which nothing was received since the last beat, or that is an hour old. */
  beat(): void;
}

export function openConnection(
  socket: WebSocket,
  holder: TicketHolder,
  onClose: (connection: Connection) => void,
): Connection {
  const openedAt = performance.now();
  let heard = true;
  let messages = 0;

  const connection: Connection = {
    ...holder,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxBacklogBytes) socket.terminate();
      else socket.send(text);
    },
    notify: (notice) => connection.send(JSON.stringify(notice)),
    close: (code, reason) => socket.close(code, reason),
    beat() {
      if (!heard) return socket.terminate();
      if (performance.now() - openedAt > maxLifetimeMs) return connection.close(1012, 'a new ticket, please');
      heard = false;
      messages = 0;
      socket.ping();
    },
  };

  socket.on('message', (message) => {
    heard = true;
    messages += 1;
    if (messages > maxMessagesPerBeat) socket.close(policyViolation, 'too many messages');
    else if (isPing((message as Buffer).toString())) connection.notify({ type: 'pong' });
  });
  socket.on('pong', () => {
    heard = true;
  });
  socket.on('close', () => onClose(connection));
  return connection;
}

function isPing(message: string): boolean {
  try {
    return (JSON.parse(message) as Partial<RealtimePing> | null)?.type === 'ping';
  } catch {
    return false;
  }
}
