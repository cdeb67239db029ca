/**
 * Takes jobs and runs them in parallel, one per lane, until `take` has none. A lane opens when there is a job
 * for it, so that an empty queue is queried once.
 */
export async function inLanes<Job>(
  mostLanes: number,
  take: () => Promise<Job | undefined>,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const lanes = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const open = () => {
    const lane = run()
      .catch((error: unknown) => void failures.push(error))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  const run = async () => {
    for (let job = await take(); job !== undefined; job = await take()) {
      if (lanes.size < mostLanes) open();
      await work(job);
    }
  };
  open();
  while (lanes.size > 0) await Promise.race(lanes);
  if (failures.length > 0) throw failures[0];
}
