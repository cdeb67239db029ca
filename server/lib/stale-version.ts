import { ApiError } from './api-error';

/**
 * Refuses to overwrite a change that someone else made since the caller read it; the caller gets the current
 * state. A caller that sends no version overwrites in any case.
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
