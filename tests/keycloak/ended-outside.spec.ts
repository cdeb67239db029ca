import type { Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { signOutEverywhere } from './admin-api';

test.use({ world: 'keycloak-ended' });

async function open(page: Page): Promise<void> {
  await openSignIn(page);
  await signIn(page, accounts.user);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

test('sessions ended in the admin console are over within 30 s, on every device of the person', async ({
  browser,
  page,
  server,
}) => {
  const other = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [] },
  });
  const devices = [page, await other.newPage()];
  for (const device of devices) await open(device);
  // Token times are in whole seconds: a token from the second of the end may be of a newer session.
  const second = () => Math.floor(Date.now() / 1000);
  const signedIn = second();
  await expect.poll(second).toBeGreaterThan(signedIn);
  await signOutEverywhere(accounts.user.email);
  for (const device of devices)
    await expect(device.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await other.close();
});
