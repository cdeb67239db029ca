import type { FastifyRateLimitStore } from '@fastify/rate-limit';

const mostCallers = 5_000;

interface Window {
  current: number;
  /** Milliseconds of a clock that nobody sets. */
  startedAt: number;
}

/**
 * Counts the calls of each caller in a window of time. The store of the plugin goes by the time of day: set back by an
 * hour, it would refuse for an hour the person who has made the calls of a minute.
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
      // To the end, so that the first is the one that began longest ago.
      this.windows.delete(caller);
      window = { current: 0, startedAt: now };
      this.windows.set(caller, window);
      this.forgetOldest();
    }
    window.current += 1;
    callback(null, { current: window.current, ttl: Math.ceil(timeWindow - (now - window.startedAt)) });
  }

  /** Routes with a bound of their own count on their own. */
  child(): CallWindows {
    return new CallWindows();
  }

  private forgetOldest(): void {
    const [oldest] = this.windows.keys();
    if (this.windows.size > mostCallers && oldest !== undefined) this.windows.delete(oldest);
  }
}
