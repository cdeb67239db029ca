import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { signOutEverywhere } from './admin-api';

test.use({ world: 'keycloak-ended' });

test('a session that the admin console ends is over in the app within 30 s', async ({ page }) => {
  await openSignIn(page);
  await signIn(page, accounts.user);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await signOutEverywhere(accounts.user.email);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
});
