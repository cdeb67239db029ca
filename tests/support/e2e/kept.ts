import { expect, type Page } from '@playwright/test';

/** The pages and scripts of the app are on the device. */
export async function expectOfflineCopy(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('site')).keys()).length))
    .toBeGreaterThan(100);
}

/** What a page has loaded is written to the device when it is at rest. */
export async function expectAnswersKept(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
