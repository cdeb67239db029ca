import { refreshDelayMs, retryDelayMs } from './refresh-schedule';

export interface RefreshTimer {
  /** Refreshes in time for a token that lives `remainingMs` more, and after failures again and again. */
  schedule(remainingMs: number | undefined): void;
  stop(): void;
}

/** Calls `refresh` when it is due. Every success is expected to schedule again. */
export function createRefreshTimer(refresh: () => Promise<void>): RefreshTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running = false;

  const after = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      refresh().catch(() => {
        failures += 1;
        if (running) after(retryDelayMs(failures));
      });
    }, ms);
  };

  return {
    schedule(remainingMs) {
      failures = 0;
      running = true;
      after(refreshDelayMs(remainingMs));
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}
