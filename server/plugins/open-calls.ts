import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error';

/** Refuses calls while `most` others are not answered yet, before they take memory or wait for the database. */
export function registerOpenCalls(app: FastifyInstance, most: number): void {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    // A socket stays open for hours and is counted elsewhere.
    if (request.ws) return;
    if (open >= most)
      throw new ApiError(503, 'TOO_BUSY', 'The server has too much to do at the moment; try again shortly.');
    open += 1;
    // Comes once for every answer, also for one whose caller has gone.
    reply.raw.once('close', () => {
      open -= 1;
    });
  });
}
