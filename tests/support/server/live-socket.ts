import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { RealtimeEvent, RealtimeNotice, RealtimeTicket } from '../../../core/contracts/realtime';
import type { TestApp } from './test-app';

type Message = RealtimeEvent | RealtimeNotice;

export interface LiveSocket {
  socket: WebSocket;
  /** Every message so far. */
  messages: Message[];
  /** Resolves with the first message of a type, including one that has already arrived. */
  received(type: Message['type']): Promise<Message>;
  /** Resolves when the server has closed it. */
  closed: Promise<{ code: number }>;
}

/** Lets the server listen on a free port; returns the address of its sockets. */
export async function listen(server: TestApp): Promise<string> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/ws`;
}

/** A ticket; rejects with the status when the server refuses it. */
export async function ticketOf(server: TestApp, email: string): Promise<string> {
  const answer = await server.call(email, { method: 'POST', url: '/api/realtime/ticket' });
  if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
  return answer.json<RealtimeTicket>().ticket;
}

/** An open socket; rejects with the status when the server refuses it. */
export async function openSocket(
  address: string,
  query: Record<string, string | number>,
  headers: Record<string, string> = {},
): Promise<LiveSocket> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const socket = new WebSocket(`${address}?${search.toString()}`, { headers });
  const messages: Message[] = [];
  const news = new EventEmitter();
  socket.on('message', (data) => {
    messages.push(JSON.parse((data as Buffer).toString()) as Message);
    news.emit('message');
  });
  const closed = new Promise<{ code: number }>((resolve) => socket.on('close', (code) => resolve({ code })));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
  });
  return {
    socket,
    messages,
    closed,
    async received(type) {
      for (;;) {
        const message = messages.find((each) => each.type === type);
        if (message) return message;
        await once(news, 'message');
      }
    },
  };
}
