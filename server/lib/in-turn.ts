/** Work that is requested repeatedly. */
export interface InTurn {
  /** Requests a run; during a run, one more afterwards. */
  ask: () => void;
  /** Stops, and waits for the current run. */
  end: () => Promise<void>;
}

/** Runs `work` whenever it is requested, never twice at once. */
export function inTurn(work: () => Promise<void>): InTurn {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let hasEnded = false;
  const loop = async () => {
    try {
      while (isAsked && !hasEnded) {
        isAsked = false;
        await work();
      }
    } finally {
      // Reset immediately: a request a moment later must not take it for still running.
      running = undefined;
    }
  };
  return {
    ask() {
      isAsked = true;
      if (!hasEnded) running ??= loop();
    },
    async end() {
      hasEnded = true;
      await running;
    },
  };
}
