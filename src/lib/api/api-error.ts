import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A failed request, in the same shape whatever went wrong. */
export interface ApiError {
  /**
   * The HTTP status, or what happened without one: NETWORK (no response), TIMEOUT, IDENTITY (no token, because the
   * identity provider is unreachable), SIGNED_OUT (the session has ended) or UNEXPECTED (the response has an unexpected
   * shape).
   */
  status: number | 'NETWORK' | 'TIMEOUT' | 'IDENTITY' | 'SIGNED_OUT' | 'UNEXPECTED';
  /** The server's stable code in SNAKE_CASE, else the status. */
  code: string;
  /** The server's own message, if it sent one. */
  message: string;
  details?: unknown;
}

const statusWithoutAnswer = {
  FETCH_ERROR: 'NETWORK',
  TIMEOUT_ERROR: 'TIMEOUT',
  CUSTOM_ERROR: 'UNEXPECTED',
} as const;

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'PARSING_ERROR') {
    if (error.originalStatus >= 400) return fromStatus(error.originalStatus, undefined);
    // Without any text, the connection broke while the body was arriving.
    return error.data === ''
      ? { status: 'NETWORK', code: 'NETWORK', message: error.error }
      : unexpectedAnswer();
  }
  if (typeof error.status === 'number') return fromStatus(error.status, error.data);
  const status = statusWithoutAnswer[error.status];
  return { status, code: status, message: error.error };
}

export function unexpectedAnswer(): ApiError {
  return { status: 'UNEXPECTED', code: 'UNEXPECTED', message: 'Invalid data format received' };
}

/**
 * Whether the server or one of its dependencies is unreachable: the request is worth retrying, and what is shown stays.
 */
export function isUnreachable({ status }: ApiError): boolean {
  if (typeof status === 'number') return status >= 502 && status <= 504;
  return status === 'NETWORK' || status === 'TIMEOUT' || status === 'IDENTITY';
}

/** Whether the server may have done what was requested although it did not say so: its answer is missing or unreadable. */
export function mayHaveArrived(error: ApiError): boolean {
  return isUnreachable(error) || error.status === 'UNEXPECTED';
}

/** The number under which the server logged its own fault; undefined for any other error. */
export function faultNumber(error: unknown): string | undefined {
  const { code, details } = asRecord(error);
  const { requestId } = asRecord(details);
  return code === 'INTERNAL_ERROR' && typeof requestId === 'string' ? requestId : undefined;
}

/** The server's `error.message` or `message`, else `API error: {status}`. */
function fromStatus(status: number, body: unknown): ApiError {
  const { error, message: outer } = asRecord(body);
  const { code, message = outer, details } = asRecord(error);
  return {
    status,
    code: typeof code === 'string' ? code : `HTTP_${status}`,
    message: typeof message === 'string' ? message : `API error: ${status}`,
    ...(details === undefined ? {} : { details }),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
