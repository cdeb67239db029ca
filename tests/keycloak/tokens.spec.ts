import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { requestsTable } from '../support/e2e/requests-page';
import { setTokenLife } from './admin-api';

const usualLife = 300;

test.use({ account: 'admin' });
test.beforeAll(() => setTokenLife(1));
test.afterAll(() => setTokenLife(usualLife));

const nextRefresh = (page: Page): Promise<Response> =>
  page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('grant_type=refresh_token'),
  );

test('expired tokens are renewed repeatedly, in each tab independently', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/overview/');

  for (let round = 0; round < 3; round += 1)
    for (const tab of [page, other]) expect((await nextRefresh(tab)).status()).toBe(200);

  for (const tab of [page, other]) {
    await expect(requestsTable(tab)).toBeVisible();
    await tab.reload();
    await expect(requestsTable(tab)).toBeVisible();
  }
});
