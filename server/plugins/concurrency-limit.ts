import type { FastifyInstance } from 'fastify';
import { tooBusy } from '../lib/api-error';

/** Refuses requests while `most` others are in progress, before they take memory or wait for the database. */
export function registerConcurrencyLimit(app: FastifyInstance, most: number): void {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    // A socket stays open for hours and is counted elsewhere.
    if (request.ws) return;
    if (open >= most) throw tooBusy();
    open += 1;
    // Emitted once for every response, including one whose caller has disconnected.
    reply.raw.once('close', () => {
      open -= 1;
    });
  });
}
