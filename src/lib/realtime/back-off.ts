import { baseDelay, delayCap, delayGrowth, maxReconnects, restTime } from './constants';

/**
 * Milliseconds to wait before an attempt, counted from 1. Jitter takes half away or adds half, so that those who
 * lost the same server do not all come back at once.
 */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const jitter = 0.5 + random();
  if (attempt > maxReconnects) return restTime * jitter;
  return Math.min(delayCap, baseDelay * delayGrowth ** (attempt - 1) * jitter);
}
