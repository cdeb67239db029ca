import type { FastifyRequest } from 'fastify';

/** Whether the caller disconnected before the whole request had arrived. */
export function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
