import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was asked to stop. */
    draining: boolean;
    /**
     * Starts the shutdown of this server while it still listens: reports itself as not ready, tells its
     * sockets to reconnect, refuses new ones, and closes each connection after its response.
     */
    drain(): void;
  }
}

/** Close code of a WebSocket whose server stops: reconnect. */
export const serviceRestart = 1012;
const sweepEveryMs = 50;

/**
 * Lets a server stop without a failed request. Must be registered after the sockets.
 *
 * Node's `server.close()` waits for connections that never sent a byte (a browser opens some in advance, a
 * proxy keeps some) and for those that became idle after it was called; it does not close either, so this
 * does.
 */
export function registerDrain(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  app.decorate('draining', false);
  app.decorate('drain', () => {
    app.draining = true;
    for (const client of app.websocketServer.clients) client.close(serviceRestart, 'restart');
  });
  app.addHook('onRequest', async (request) => {
    if (request.ws && app.draining) throw stopping();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    app.draining = true;
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, sweepEveryMs);
    app.server.once('close', () => clearInterval(sweep));
  });
}

/** Response to a caller who should use another server. */
export function stopping(): ApiError {
  return new ApiError(503, 'STOPPING', 'This server stops; try again, another one answers.');
}
