import { fewAtOnce } from './few-at-once';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = fewAtOnce({ most: 2, maxWaitMs: 1_000 });

/** Work that lasts until it is ended. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const begun = jest.fn(() => done);
  return { begun, end, result: run(begun) };
}

test('work beyond the limit waits for its turn, in order, also after a failure', async () => {
  const failing = run(() => Promise.reject(new Error('broken')));
  const [first, second, third] = [work(), work(), work()];
  expect([first, second, third].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0, 0]);
  await expect(failing).rejects.toThrow('broken');
  expect([second, third].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0]);
  second.end();
  await second.result;
  expect(third.begun).toHaveBeenCalled();
  first.end();
  third.end();
  await Promise.all([first.result, third.result]);
});

test('work that waits too long is refused and never begins, and the next gets its turn', async () => {
  const running = [work(), work()];
  const late = work();
  const refused = expect(late.result).rejects.toMatchObject({ statusCode: 503, code: 'TOO_BUSY' });
  jest.advanceTimersByTime(999);
  const next = work();
  jest.advanceTimersByTime(1);
  await refused;
  for (const { end } of running) end();
  await Promise.all(running.map(({ result }) => result));
  expect([late, next].map(({ begun }) => begun.mock.calls.length)).toEqual([0, 1]);
  next.end();
  await next.result;
});
