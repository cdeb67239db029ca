import { faultNumber, type ApiError } from '../../lib/api/api-error';

export type FailureReason =
  | { kind: 'stale' | 'timeout' | 'network' | 'gone' }
  /** A fault of the server itself, under the number that its log knows. */
  | { kind: 'internal'; number: string }
  /** In the server's words, which are English. */
  | { kind: 'server'; message: string };

/** What went wrong with an answer, in the terms of the message that is shown. */
export function failureReason(error: ApiError): FailureReason {
  if (error.status === 409) return { kind: 'stale' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 'TIMEOUT') return { kind: 'timeout' };
  if (error.status === 'NETWORK') return { kind: 'network' };
  const number = faultNumber(error);
  if (number) return { kind: 'internal', number };
  return { kind: 'server', message: error.message };
}
