import { WebSocket as NodeSocket } from 'ws';
import { createLiveConnection } from '../../../src/lib/realtime/live-connection';
import type { LiveState } from '../../../src/lib/realtime/live-slice';

interface SocketsOptions {
  /** Address of the proxy. */
  base: string;
  projectId: number;
  headers: Record<string, string>;
  count: number;
}

export interface RollingSockets {
  /** Resolves when all of them are open. */
  open(): Promise<void>;
  /** Closes them; returns how many were not open. */
  stop(): number;
}

/** Live connections like the app's, through the proxy. */
export function startSockets({ base, projectId, headers, count }: SocketsOptions): RollingSockets {
  const states = new Map<number, LiveState>();
  let waiting: (() => void)[] = [];
  const areOpen = () => states.size === count && [...states.values()].every((state) => state === 'open');
  const getTicket = async () => {
    const answer = await fetch(`${base}/api/realtime/ticket`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`No ticket: ${answer.status}`);
    return ((await answer.json()) as { ticket: string }).ticket;
  };
  const connections = Array.from({ length: count }, (_, number) =>
    createLiveConnection({
      getTicket,
      openSocket(ticket, age) {
        const query = `projectId=${projectId}&ticket=${ticket}&age=${Math.round(age)}`;
        const socket = new NodeSocket(`${base.replace('http', 'ws')}/ws?${query}`);
        // The connection is notified by the close that follows.
        socket.on('error', () => undefined);
        return socket as unknown as WebSocket;
      },
      onMessage: () => undefined,
      onState(state) {
        states.set(number, state);
        if (!areOpen()) return;
        for (const resolve of waiting) resolve();
        waiting = [];
      },
      onBlocked: () => undefined,
      isOnline: () => true,
      staleSince: Date.now(),
    }),
  );
  for (const connection of connections) connection.connect();
  return {
    open: () => new Promise((resolve) => (areOpen() ? resolve() : void waiting.push(resolve))),
    stop() {
      const lost = [...states.values()].filter((state) => state !== 'open').length;
      for (const connection of connections) connection.stop();
      return lost;
    },
  };
}
