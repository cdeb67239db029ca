import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/demo/password';
import { accounts } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { rowOf } from '../support/e2e/requests-page';

test.use({ world: 'requests' });

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${role} ${String(name)}`);
}

test('signing in and responding to a request need no mouse', async ({ page }) => {
  await page.goto('/overview/');
  await tabTo(page, 'button', 'Sign in');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Email address');
  await page.keyboard.type(accounts.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  const accept = page.getByRole('button', { name: /^Accept the request from / }).first();
  const customer = ((await accept.getAttribute('aria-label')) ?? '').replace('Accept the request from ', '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', `Accept the request from ${customer}`);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Accept request');
  await page.keyboard.press('Enter');

  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
});
