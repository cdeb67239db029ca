/**
 * Takes jobs and runs them in parallel, one per worker, until `take` has none. A worker starts when there is a job
 * for it, so that an empty queue is queried once.
 */
export async function runWorkers<Job>(
  maxWorkers: number,
  take: () => Promise<Job | undefined>,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const workers = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const start = () => {
    const worker = run()
      .catch((error: unknown) => void failures.push(error))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };
  const run = async () => {
    for (let job = await take(); job !== undefined; job = await take()) {
      if (workers.size < maxWorkers) start();
      await work(job);
    }
  };
  start();
  while (workers.size > 0) await Promise.race(workers);
  if (failures.length > 0) throw failures[0];
}
