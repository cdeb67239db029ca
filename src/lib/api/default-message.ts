import type { ApiError } from './api-error';

/** Gives an error without a message from the server a default one: `Failed to load users: 503`. */
export function withDefaultMessage(error: ApiError, failure: string): ApiError {
  const { status, message } = error;
  const isWordless = typeof status === 'number' && message === `API error: ${status}`;
  return isWordless ? { ...error, message: `${failure} ${status}` } : error;
}
