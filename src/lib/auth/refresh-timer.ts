import { refreshDelayMs, retryDelayMs } from './refresh-schedule';

export interface RefreshTimer {
  /** Schedules the refresh of a token with `remainingMs` of lifetime left, and retries after failures. */
  schedule(remainingMs: number | undefined): void;
  stop(): void;
}

/** Calls `refresh` when it is due. Every success is expected to call `schedule` again. */
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
