import { inTurn } from './in-turn';

test('work requested while it runs is run once more, and never twice at once', async () => {
  const done: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => done.push(resolve)));
  const { ask, end } = inTurn(work);
  ask();
  ask();
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  done[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
  const ended = end();
  ask();
  done[1]?.();
  await ended;
  ask();
  expect(work).toHaveBeenCalledTimes(2);
});

test.each([0, 1, 2, 3, 4, 5])('work requested %d moments after it was done is done', async (moments) => {
  let turns = 0;
  let isDone = () => {};
  const { ask } = inTurn(() => {
    turns += 1;
    return new Promise<void>((resolve) => (isDone = resolve));
  });
  ask();
  isDone();
  for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
  ask();
  await new Promise((resolve) => setImmediate(resolve));
  expect(turns).toBe(2);
});
