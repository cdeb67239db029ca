/**
 * Runs `work` repeatedly at this interval in milliseconds, never twice at once. Returns a function that stops
 * it and waits for the current run.
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
