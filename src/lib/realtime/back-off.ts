import { baseDelay, delayCap, delayGrowth, maxReconnects, reconnectInterval } from './constants';

/**
 * Milliseconds to wait before an attempt, counted from 1. Jitter of up to half in both directions keeps clients that
 * lost the same server from reconnecting together.
 */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const jitter = 0.5 + random();
  if (attempt > maxReconnects) return reconnectInterval * jitter;
  return Math.min(delayCap, baseDelay * delayGrowth ** (attempt - 1) * jitter);
}
