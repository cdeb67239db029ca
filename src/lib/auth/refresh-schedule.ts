/** A token is treated as invalid this long before its expiry. */
export const tokenExpiryMarginSeconds = 30;

const shareOfRemainingLife = 0.8;
const maxDelayMs = 5 * 60_000;
const lastMomentMs = 30_000;
const lastMomentDelayMs = 1_000;
const unknownExpiryDelayMs = 4 * 60_000;
const maxBackOffMs = 60_000;

/** Milliseconds until the next refresh of a token with `remainingMs` of lifetime left (undefined: unknown). */
export function refreshDelayMs(remainingMs: number | undefined): number {
  if (remainingMs === undefined || Number.isNaN(remainingMs)) return unknownExpiryDelayMs;
  if (remainingMs < lastMomentMs) return lastMomentDelayMs;
  return Math.min(remainingMs * shareOfRemainingLife, maxDelayMs);
}

/** Milliseconds until the next attempt after `failures` consecutive failures: 1 s, 2 s, 4 s, ... at most a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(lastMomentDelayMs * 2 ** (failures - 1), maxBackOffMs);
}
