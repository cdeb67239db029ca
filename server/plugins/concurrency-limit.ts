import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { tooBusy } from '../lib/api-error';

/** A request that has not arrived completely after this time may lose its slot. */
const slowMs = 5_000;

/**
 * Refuses requests while `most` others are in progress, before they take memory or wait for the database. The
 * oldest of those that arrive slowly is cut off instead, so that few bytes cannot keep all slots.
 * @param now milliseconds of a monotonic clock
 */
export function registerConcurrencyLimit(
  app: FastifyInstance,
  most: number,
  now = () => performance.now(),
): void {
  /** Requests in progress, the oldest first, and when each began. */
  const open = new Map<IncomingMessage, number>();

  function cutSlowest(): void {
    for (const [request, begun] of open) {
      if (now() - begun < slowMs) return;
      if (request.complete) continue;
      open.delete(request);
      request.destroy();
      return;
    }
  }

  app.addHook('onRequest', async ({ ws, raw }, reply) => {
    // A socket stays open for hours and is counted elsewhere.
    if (ws) return;
    if (open.size >= most) cutSlowest();
    if (open.size >= most) throw tooBusy();
    open.set(raw, now());
    // Emitted once for every response, including one whose caller has disconnected.
    reply.raw.once('close', () => open.delete(raw));
  });
}
