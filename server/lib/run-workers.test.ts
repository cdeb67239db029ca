import { runWorkers } from './run-workers';

/** Jobs that end when the test decides. */
function heldJobs(count: number) {
  const waiting = Array.from({ length: count }, (_, index) => index);
  const open = new Map<number, () => void>();
  const work = (job: number) => new Promise<void>((resolve) => open.set(job, resolve));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    take: () => Promise.resolve(waiting.shift()),
    work,
    running: async () => (await settle(), [...open.keys()]),
    end(job: number) {
      open.get(job)?.();
      open.delete(job);
    },
  };
}

test('as many jobs run at once as there are workers, and a slow one blocks only its own worker', async () => {
  const jobs = heldJobs(4);
  const done = runWorkers(2, jobs.take, jobs.work);
  expect(await jobs.running()).toEqual([0, 1]);
  jobs.end(1);
  expect(await jobs.running()).toEqual([0, 2]);
  jobs.end(2);
  expect(await jobs.running()).toEqual([0, 3]);
  jobs.end(3);
  jobs.end(0);
  await done;
});

test('an empty queue is queried once', async () => {
  const take = jest.fn(() => Promise.resolve(undefined));
  await runWorkers(20, take, () => Promise.resolve());
  expect(take).toHaveBeenCalledTimes(1);
});

test('an error of a job is thrown when the other workers have ended', async () => {
  const jobs = heldJobs(3);
  const done = runWorkers(2, jobs.take, (job) =>
    job === 0 ? Promise.reject(new Error('first')) : jobs.work(job),
  );
  expect(await jobs.running()).toEqual([1]);
  jobs.end(1);
  expect(await jobs.running()).toEqual([2]);
  jobs.end(2);
  await expect(done).rejects.toThrow('first');
});
