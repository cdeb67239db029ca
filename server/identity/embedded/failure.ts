import type { FastifyError } from 'fastify';
import { isDatabaseUnavailable, isDiskFull } from '../../plugins/database-errors';
import type { Message } from './pages/message-page';

/** The status of a call of the realm's forms that failed, and the page that says so. */
export function describeFailure(error: FastifyError): { status: number; message: Message } {
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return { status: 503, message: 'unavailable' };
  const status = error.statusCode ?? 500;
  return { status, message: status === 429 ? 'tooMany' : 'failed' };
}
