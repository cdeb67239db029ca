import type { Page } from '@playwright/test';

/** Browsers report interactions of at least this duration, in steps of 8 ms. */
const shortestMs = 16;

interface Timing extends PerformanceEntry {
  interactionId: number;
}

interface Watched extends Window {
  interactions: Map<number, number>;
}

/**
 * Slows the processor down and starts recording each interaction's time from the press to the next paint; returns the
 * function that ends both.
 */
export async function watchInteractions(page: Page, slowdown: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((durationThreshold) => {
    const seen = ((window as unknown as Watched).interactions = new Map<number, number>());
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Timing[])
        if (interactionId) seen.set(interactionId, Math.max(duration, seen.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortestMs);
  return () => session.detach();
}

/** Milliseconds of each step, slowest first; each step is one press, made when the page is idle. */
export async function timesOf(page: Page, steps: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  await page.evaluate(() => (window as unknown as Watched).interactions.clear());
  for (const step of steps) {
    await step();
    await atRest(page);
  }
  const noted = await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
  const short = Array<number>(Math.max(0, steps.length - noted.length)).fill(shortestMs);
  return [...noted, ...short].sort((a, b) => b - a);
}

/** The time that 98 of 100 presses stay within. */
export const percentile98 = (times: readonly number[]): number => times[Math.floor(times.length * 0.02)] ?? 0;

/** Painted, and reported to the observer. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 }))),
  );
