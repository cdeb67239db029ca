import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { addRequests } from '../support/e2e/many-requests';
import { requestsTable } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'outbox-backlog' });

/** Adds an acceptance of each request to the device's outbox, as if made offline. */
function leaveAnswers(page: Page, linkingIds: readonly string[]): Promise<void> {
  return page.evaluate(async (ids) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const state = await done(indexedDB.open('saved-answers'));
    const { authInfo, projectId } = (await done(
      state.transaction('state').objectStore('state').get('current'),
    )) as { authInfo: { profile: { id: string } }; projectId: number };
    state.close();
    const outbox = await done(indexedDB.open('outbox'));
    const entries = outbox.transaction('entries', 'readwrite').objectStore('entries');
    const at = new Date().toISOString();
    await Promise.all(
      ids.map((linkingId, index) =>
        done(
          entries.put({
            id: crypto.randomUUID(),
            owner: `${projectId}/${authInfo.profile.id}`,
            edit: 'request.respond',
            area: 'requests',
            subject: `request/${linkingId}`,
            needs: [],
            arg: {
              projectId,
              linkingId,
              action: 'ACCEPT',
              version: 1,
              customer: 'Nordwerk Automotive AG',
              at,
            },
            version: 1,
            key: crypto.randomUUID(),
            place: Date.now() + index,
            createdAt: Date.now(),
            attempts: 0,
            state: 'waiting',
          }),
        ),
      ),
    );
    outbox.close();
  }, linkingIds);
}

test('a thousand edits left on the device are sent, each once', async ({ page, server }) => {
  test.setTimeout(600_000);
  await server.stop('SIGTERM');
  const linkingIds = await addRequests(server, 1_000);
  await server.start();
  await page.goto('/overview/');
  await expect(requestsTable(page).getByRole('row').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort()))
    .toEqual(expect.arrayContaining(['saved-answers', 'outbox']));
  await leaveAnswers(page, linkingIds);

  const answered = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('/respond') || !response.ok()) return;
    const { linkingId } = response.request().postDataJSON() as { linkingId: string };
    answered.set(linkingId, (answered.get(linkingId) ?? 0) + 1);
  });
  await page.reload();
  await expect.poll(() => answered.size, { timeout: 540_000 }).toBe(1_000);
  await expect(page.getByRole('button', { name: /not sent yet$/ })).toHaveCount(0);
  expect(new Set(answered.values())).toEqual(new Set([1]));
});

test('data from another version of the app is repaired and recorded, and never blocks sending', async ({
  page,
}) => {
  await page.goto('/overview/');
  await expect(requestsTable(page)).toBeVisible();
  // A page that stores nothing, so that the next one is the first to find the old data.
  await page.goto('/legal/terms/');
  await page.evaluate(async () => {
    const newer = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 99);
        opening.onupgradeneeded = () => {
          for (const store of [...opening.result.objectStoreNames]) opening.result.deleteObjectStore(store);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(new Error(String(opening.error)));
      });
    await newer('saved-answers');
    await newer('outbox');
    localStorage.setItem('lastActivity', '{"at":');
    localStorage.setItem('env', '{"apiCredential":');
  });

  await page.goto('/testings/diagnostics/');
  await expect(page.getByText('Recreated, because it could not be read')).toBeVisible();
  await expect(page.getByText('Of a newer version; kept until the tab closes')).toBeVisible();
  await page.goto('/overview/');
  await expect(requestsTable(page)).toBeVisible();
});
