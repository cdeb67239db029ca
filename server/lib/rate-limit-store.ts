import type { FastifyRateLimitStore } from '@fastify/rate-limit';

const maxCallers = 5_000;

interface Window {
  current: number;
  /** Milliseconds of a monotonic clock. */
  startedAt: number;
}

/**
 * Counts the requests of each caller in a time window. The plugin's own store uses the wall clock: set back
 * by an hour, it would refuse a caller who reached the limit for an hour.
 */
export class CallWindows implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  incr(
    caller: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    let window = this.windows.get(caller);
    if (!window || now - window.startedAt >= timeWindow) {
      // Moves it to the end, so that the first is the oldest.
      this.windows.delete(caller);
      window = { current: 0, startedAt: now };
      this.windows.set(caller, window);
      this.forgetOldest();
    }
    window.current += 1;
    callback(null, { current: window.current, ttl: Math.ceil(timeWindow - (now - window.startedAt)) });
  }

  /** Routes with their own limit count separately. */
  child(): CallWindows {
    return new CallWindows();
  }

  private forgetOldest(): void {
    const [oldest] = this.windows.keys();
    if (this.windows.size > maxCallers && oldest !== undefined) this.windows.delete(oldest);
  }
}
