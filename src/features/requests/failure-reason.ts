import { faultNumber, type ApiError } from '../../lib/api/api-error';

export type FailureReason =
  | { kind: 'stale' | 'timeout' | 'network' | 'gone' }
  /** An internal server error, with its reference number in the log. */
  | { kind: 'internal'; number: string }
  /** The server's message, which is in English. */
  | ({ kind: 'server' } & Pick<ApiError, 'status' | 'code' | 'message'>);

/** Why an answer failed, in the terms of the message shown. */
export function failureReason(error: ApiError): FailureReason {
  if (error.status === 409) return { kind: 'stale' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 'TIMEOUT') return { kind: 'timeout' };
  if (error.status === 'NETWORK') return { kind: 'network' };
  const number = faultNumber(error);
  if (number) return { kind: 'internal', number };
  const { status, code, message } = error;
  return { kind: 'server', status, code, message };
}
