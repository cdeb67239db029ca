import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../lib/api-error';
import { serviceRestart } from './drain';

/** Clients send nothing longer to this server. */
const maxMessageLength = 4096;
const internalError = 1011;
const goodbyeMs = 1_000;

/**
 * Lets routes of access `ticket` be sockets; every other address refuses the upgrade. Must be registered
 * before the routes. When the server closes, sockets are told to reconnect.
 */
export async function registerSockets(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxMessageLength },
    // A connection error ends the socket by itself.
    errorHandler: (_error, socket) => socket.close(internalError),
    async preClose(this: FastifyInstance) {
      const clients = [...this.websocketServer.clients];
      const closed = clients.map((client) => once(client, 'close'));
      for (const client of clients) client.close(serviceRestart, 'restart');
      const patience = new AbortController();
      const { signal } = patience;
      await Promise.race([Promise.all(closed), wait(goodbyeMs, undefined, { signal })]);
      patience.abort();
      for (const client of clients) client.terminate();
    },
  });
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!request.ws) return;
    if (request.routeOptions.config.access !== 'ticket') throw notFound('This socket');
    // Programs without an origin have no browser's cookies; a page of another site has an origin.
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin)
      throw new ApiError(403, 'FOREIGN_ORIGIN', 'Sockets are for the pages of this site.');
  });
}
