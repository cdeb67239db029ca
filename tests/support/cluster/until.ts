import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 20;

/** Resolves when the condition holds; otherwise the test's own timeout ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(lookEveryMs);
}
