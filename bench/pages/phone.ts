import { errors, type Browser } from '@playwright/test';
import { median } from '../median';

/** A phone on slow 4G, with Lighthouse's settings. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface Wait {
  /** The element that must be visible. */
  selector: string;
  /** The element that must respond to touch. */
  awake: boolean;
  /** Slowdown factor of the processor. */
  slowdown: number;
}

/** The median of several first visits, s. */
export async function secondsOnPhone(
  browser: Browser,
  address: string,
  { runs, ...wanted }: Wait & { runs: number },
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await visitOnPhone(browser, address, wanted));
  return median(times);
}

/**
 * Seconds from the click on a link until the element is visible or responds, on a first visit with a phone. NaN if it
 * never does: a page without React does not show when it is hydrated.
 */
export async function visitOnPhone(
  browser: Browser,
  address: string,
  { slowdown, ...wanted }: Wait,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  const appeared = page.waitForFunction(
    ({ selector, awake }) => {
      const element = document.querySelector(selector);
      // React stores an element's handlers on it; before that, the element is prerendered HTML that does nothing.
      const isThere =
        element && (!awake || Object.keys(element).some((key) => key.startsWith('__reactProps')));
      return isThere ? performance.now() : false;
    },
    wanted,
    { polling: 'raf' },
  );
  try {
    const milliseconds = (await (await appeared).jsonValue()) as number;
    return milliseconds / 1000;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.NaN;
    throw error;
  } finally {
    await context.close();
  }
}
