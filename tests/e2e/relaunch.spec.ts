import type { Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { campaign, publishCampaign } from '../support/e2e/campaign';
import { expect, test } from '../support/e2e/fixtures';
import { requestsTable } from '../support/e2e/requests-page';

test.use({ world: 'relaunch' });

const announcement = (page: Page) => page.getByRole('dialog', { name: campaign.texts.en.title });

/** All requests that a page sends at its start are done. */
async function atRest(page: Page): Promise<void> {
  await expect(requestsTable(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a relaunch published by an operator is announced once to each person, but not during the set-up', async ({
  page,
  browser,
  server,
}) => {
  await publishCampaign(server);
  const openSession = async () =>
    (await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } })).newPage();

  await openSignIn(page);
  await signIn(page, accounts.user);
  await expect(announcement(page)).toContainText(campaign.texts.en.content);
  const noted = page.waitForResponse((response) => response.url().endsWith('/mark-viewed'));
  await announcement(page).getByRole('button', { name: 'Got it' }).click();
  expect((await noted).status()).toBe(200);
  await page.reload();
  await atRest(page);
  await expect(announcement(page)).toBeHidden();

  await test.step('nor again to the same person on another device', async () => {
    const other = await openSession();
    await openSignIn(other);
    await signIn(other, accounts.user);
    await atRest(other);
    await expect(announcement(other)).toBeHidden();
    await other.context().close();
  });

  await test.step('another person sees it, in their language', async () => {
    const other = await openSession();
    await openSignIn(other);
    await signIn(other, accounts.admin);
    await expect(announcement(other)).toBeVisible();
    await other.goto('/es/overview/');
    await expect(other.getByRole('dialog', { name: campaign.texts.es.title })).toBeVisible();
    await other.context().close();
  });

  await test.step('the person who is in the guided set-up is not interrupted', async () => {
    const other = await openSession();
    await openSignIn(other, '/');
    await signIn(other, accounts.guided);
    await expect(other.getByRole('dialog', { name: 'Let’s set up your company' })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await expect(other.getByRole('dialog')).toHaveCount(1);
    await other.getByRole('button', { name: 'Not now' }).click();
    await atRest(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.context().close();
  });
});
