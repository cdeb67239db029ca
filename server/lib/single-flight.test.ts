import { singleFlight } from './single-flight';

test('every caller gets a result of work that began after they asked, and waiting callers share it', async () => {
  let begun = 0;
  const ends: (() => void)[] = [];
  const ask = singleFlight(async () => {
    const number = (begun += 1);
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const first = ask();
  const others = [ask(), ask()];
  expect(begun).toBe(1);
  ends[0]?.();
  expect(await first).toBe(1);
  ends[1]?.();
  expect([await Promise.all(others), begun]).toEqual([[2, 2], 2]);
});

test('work that fails does so for those who waited for it, and is run again for the next', async () => {
  let isBroken = true;
  const ask = singleFlight(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('done')));
  const broken = ask();
  const next = ask();
  isBroken = false;
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
