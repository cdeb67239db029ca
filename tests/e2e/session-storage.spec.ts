import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { beginSession, openTab, signOut } from '../support/e2e/session-page';

test.use({ serviceWorkers: 'allow' });

/** Everything that the browser stores for the site: storages, databases and caches, as text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        kept.push([request.url, ...request.headers, await response?.text()]);
      }
    }
    return JSON.stringify(kept);
  });
}

test('after a full session the browser has no token stored anywhere', async ({ page, context }) => {
  const tokens = new Set<string>();
  // The body of a response can be read only before its page is left.
  const expectAnswers = (count: number) => expect.poll(() => tokens.size).toBeGreaterThanOrEqual(count * 3);
  context.on('response', (response) => {
    if (!response.url().endsWith('/protocol/openid-connect/token')) return;
    void response.json().then((answer: Record<string, string>) => {
      for (const name of ['access_token', 'refresh_token', 'id_token']) tokens.add(answer[name] ?? '');
    });
  });
  await page.clock.install();
  await beginSession(page);
  await expectAnswers(1);
  await page.clock.fastForward('05:00');
  await expectAnswers(2);
  const areas = page.getByRole('navigation', { name: 'Main navigation' });
  for (const area of ['Self Assessment', 'Carbon Accounting', 'Customer Requests']) {
    await areas.getByRole('link', { name: area }).click();
  }
  await page.reload();
  await expectAnswers(3);
  await openTab(context, '/account/users/');
  await expectAnswers(4);

  const during = await everythingKept(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/logout\/$/);
  const after = await everythingKept(page);

  for (const kept of [during, after]) {
    for (const token of tokens) expect(kept.includes(token)).toBe(false);
    expect(kept).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/);
  }
  expect(after).not.toMatch(/luis\.ortega@|Alpenguss/i);
});
