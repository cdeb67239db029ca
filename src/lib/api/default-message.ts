import type { ApiError } from './api-error';

/** What the server did not put in words of its own is told as the failure of its call: `Failed to load users: 503`. */
export function withDefaultMessage(error: ApiError, failure: string): ApiError {
  const { status, message } = error;
  const isWordless = typeof status === 'number' && message === `API error: ${status}`;
  return isWordless ? { ...error, message: `${failure} ${status}` } : error;
}
