import type { FastifyError, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isDiskFull } from '../../lib/database-errors';
import { isAborted } from '../../lib/is-aborted';
import type { Message } from './pages/message-page';

/** The status of a failed form request of the realm, and its error page. */
export function describeFailure(
  error: FastifyError,
  request: FastifyRequest,
): { status: number; message: Message } {
  if (isAborted(request)) return { status: 400, message: 'failed' };
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return { status: 503, message: 'unavailable' };
  const status = error.statusCode ?? 500;
  return { status, message: status === 429 ? 'tooMany' : 'failed' };
}
