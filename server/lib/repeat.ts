/**
 * Does `work` now and again every so many milliseconds, never twice at once; answers with the function that ends it,
 * which waits for what is being done.
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
