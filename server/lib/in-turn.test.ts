import { inTurn } from './in-turn';

test('work that is asked for while it is done is done once more, and never twice at once', async () => {
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

test('work that is asked for in the moment in which it ends is done', async () => {
  let turns = 0;
  const { ask } = inTurn(async () => {
    turns += 1;
    // Later than the end of the loop, sooner than anything that waits for it.
    if (turns === 1)
      void Promise.resolve()
        .then(() => Promise.resolve())
        .then(ask);
  });
  ask();
  await new Promise((resolve) => setImmediate(resolve));
  expect(turns).toBe(2);
});
