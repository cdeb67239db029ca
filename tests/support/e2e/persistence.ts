import { expect, type Page } from '@playwright/test';

/** The pages and scripts of the app are cached on the device. */
export async function expectOfflineCopy(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('site')).keys()).length))
    .toBeGreaterThan(100);
}

/** Waits until the page is idle: then it has persisted what it has loaded. */
export async function expectAnswersPersisted(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until this many edits are persisted; they are shown a moment earlier. */
export async function expectEditsPersisted(page: Page, count: number): Promise<void> {
  const entries = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('outbox');
          opening.onerror = () => reject(new Error(String(opening.error)));
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  await expect.poll(entries).toBe(count);
}
