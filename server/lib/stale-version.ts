import { ApiError } from './api-error';

/**
 * Refuses a write of something that somebody else has changed since the caller saw it; the caller gets its current
 * state. Who sends no version wants it whatever it is now.
 * @throws ApiError 409 STALE_VERSION
 */
export function refuseStale(current: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen === current.version) return;
  throw new ApiError(
    409,
    'STALE_VERSION',
    'Somebody else has changed this meanwhile; look at its current state and try again.',
    current,
  );
}
