/** Expected number of loads shortly before and after 300, 500 and 1000 ms, and much later: three, each on time. */
export const threeReloads = [0, 1, 1, 2, 2, 3, 3];

/** Counts them, with a fake clock that starts at the action. */
export async function countReloads(loads: () => number): Promise<number[]> {
  const before = loads();
  const counts: number[] = [];
  let now = 0;
  for (const at of [280, 320, 480, 520, 980, 1_020, 60_000]) {
    await jest.advanceTimersByTimeAsync(at - now);
    now = at;
    counts.push(loads() - before);
  }
  return counts;
}
