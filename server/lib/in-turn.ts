/** Work that is asked for again and again. */
export interface InTurn {
  /** Has it done, from now on; while it is being done, once more afterwards. */
  ask: () => void;
  /** Does it no more, and waits for what is being done. */
  end: () => Promise<void>;
}

/** Does `work` whenever it is asked for, never twice at once. */
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
      // At once: who asks a moment later must not take it for still running.
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
