/** Work that is requested repeatedly. */
export interface CoalescedRuns {
  /** Requests a run; during a run, one more afterwards. */
  request: () => void;
  /** Stops, and waits for the current run. */
  end: () => Promise<void>;
}

/** Runs `work` whenever it is requested, never twice at once. */
export function coalescedRuns(work: () => Promise<void>): CoalescedRuns {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let hasEnded = false;
  const loop = async () => {
    try {
      while (isRequested && !hasEnded) {
        isRequested = false;
        await work();
      }
    } finally {
      // Reset immediately: a request a moment later must not take it for still running.
      running = undefined;
    }
  };
  return {
    request() {
      isRequested = true;
      if (!hasEnded) running ??= loop();
    },
    async end() {
      hasEnded = true;
      await running;
    },
  };
}
