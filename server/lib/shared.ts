/**
 * Does `work` once for all who ask while it is being done. Each gets a result of work that began after it asked.
 */
export function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const begin = () => {
    next = undefined;
    return (running = work().finally(() => (running = undefined)));
  };
  return () => (running ? (next ??= running.then(begin, begin)) : begin());
}
