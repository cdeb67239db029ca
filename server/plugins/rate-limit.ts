import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error';
import { CallWindows } from '../lib/rate-limit-store';

/**
 * Limits the requests of one address on every route registered after it. A route sets a stricter limit by
 * `config: { rateLimit: { max, timeWindow } }`.
 */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: perMinute > 0,
    max: perMinute,
    timeWindow: '1 minute',
    store: CallWindows,
    errorResponseBuilder: (_request, { after }) =>
      new ApiError(429, 'TOO_MANY_REQUESTS', `Too many calls from this address; try again in ${after}.`),
  });
}
