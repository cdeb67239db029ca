import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 20;

/** Resolves when it is so; the test's own limit ends it otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(lookEveryMs);
}
