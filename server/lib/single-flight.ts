/** Runs `work` once for all concurrent callers. Each gets a result of work that began after its call. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const begin = () => {
    next = undefined;
    return (running = work().finally(() => (running = undefined)));
  };
  return () => (running ? (next ??= running.then(begin, begin)) : begin());
}
