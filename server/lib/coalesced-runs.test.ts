import { coalescedRuns } from './coalesced-runs';

test('work requested while it runs is run once more, and never twice at once', async () => {
  const done: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => done.push(resolve)));
  const { request, end } = coalescedRuns(work);
  request();
  request();
  request();
  expect(work).toHaveBeenCalledTimes(1);
  done[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
  const ended = end();
  request();
  done[1]?.();
  await ended;
  request();
  expect(work).toHaveBeenCalledTimes(2);
});

test.each([0, 1, 2, 3, 4, 5])('work requested %d moments after it was done is done', async (moments) => {
  let turns = 0;
  let isDone = () => {};
  const { request } = coalescedRuns(() => {
    turns += 1;
    return new Promise<void>((resolve) => (isDone = resolve));
  });
  request();
  isDone();
  for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
  request();
  await new Promise((resolve) => setImmediate(resolve));
  expect(turns).toBe(2);
});
