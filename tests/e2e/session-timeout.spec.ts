import { openSignIn } from '../support/e2e/accounts';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { beginSession, expectAccount, openTab } from '../support/e2e/session-page';

const title = 'Session timeout';

test('warns after 28 minutes, counts down, and signs out after 30', async ({ page, context }) => {
  await page.clock.install();
  await beginSession(page);

  await page.clock.fastForward('28:00');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('You will be automatically logged out in');
  await expectAccessible(page, 'the warning of the timeout');

  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/logout\/$/);
  await expect(page.getByText(/no activity for 30 minutes/)).toBeVisible();

  const fresh = await context.newPage();
  await openSignIn(fresh, '/account/users/');
});

test('activity in one tab keeps the session in both', async ({ page, context }) => {
  await context.clock.install();
  await beginSession(page);
  const second = await openTab(context, '/account/users/');

  await context.clock.fastForward('28:30');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(second.getByRole('dialog', { name: title })).toBeVisible();
  await second.keyboard.press('Shift');

  await expect(second.getByRole('dialog', { name: title })).toBeHidden();
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  await context.clock.fastForward('05:00');
  for (const tab of [page, second]) await expectAccount(tab);
});

test('a tab in the background for an hour shows nothing when it is opened again', async ({ page }) => {
  await page.clock.install();
  await beginSession(page);
  await page.goto('about:blank');
  await page.clock.fastForward('01:00:00');
  await page.goto('/overview/');
  await expect(page).toHaveURL(/\/logout\/$/);
  await expect(page.getByText(/no activity for 30 minutes/)).toBeVisible();
});

test('a new tab does not restore a session whose last tab was closed 45 minutes ago', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await beginSession(page);
  const fresh = await context.newPage();
  await page.close();
  await context.clock.fastForward('45:00');
  await fresh.goto('/overview/');
  await expect(fresh).toHaveURL(/\/logout\/$/);
  await expect(fresh.getByText(/no activity for 30 minutes/)).toBeVisible();
  await openSignIn(fresh, '/overview/');
});
