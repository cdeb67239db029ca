import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import {
  beginSession,
  expectAccount,
  expectNothingOfTheAccount,
  openTab,
  signOut,
} from '../support/e2e/session-page';

test.use({ serviceWorkers: 'allow' });

const signedOutElsewhere = 'You signed out of supplier+s in another tab.';

test('signing out in one tab signs out in all, and the account cannot be reopened', async ({
  page,
  context,
}) => {
  await beginSession(page);
  const second = await openTab(context, '/overview/');
  await second.getByRole('link', { name: 'Self Assessment' }).click();
  await expect(second).toHaveURL(/\/self-assessment\/$/);
  const third = await openTab(context, '/account/users/');
  await page.getByRole('link', { name: 'Self Assessment' }).click();
  await expect(page).toHaveURL(/\/self-assessment\/$/);

  await signOut(page);

  await expect(page.getByText('You have signed out of supplier+s.')).toBeVisible();
  for (const tab of [second, third]) {
    await expect(tab).toHaveURL(/\/logout\/$/, { timeout: 1_000 });
    await expect(tab.getByText(signedOutElsewhere)).toBeVisible();
  }

  await second.goBack();
  await expect(second).toHaveURL(/\/logout\/$/);
  await expectNothingOfTheAccount(second);
  await third.goto('/account/users/');
  await expect(third).toHaveURL(/\/logout\/$/);
  await third.reload();
  await expectNothingOfTheAccount(third);
  await page.goBack();
  await expect(page).toHaveURL(/\/logout\/$/);
  await expectNothingOfTheAccount(page);

  const fresh = await context.newPage();
  await fresh.goto('/account/users/');
  await expect(fresh.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
});

test('a tab on a legal text returns without a session', async ({ page, context }) => {
  await beginSession(page);
  const second = await openTab(context, '/account/users/');
  await second.getByRole('button', { name: 'About supplier+s' }).click();
  await second.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page.getByText('You have signed out of supplier+s.')).toBeVisible();

  await second.goBack();

  // Restored from the back-forward cache or loaded again: that is the browser's choice.
  const outside = /You are signed out|Sign in to supplier\+s/;
  await expect(second.getByRole('heading', { level: 1, name: outside })).toBeVisible();
  await expectNothingOfTheAccount(second);
});

test('after a sign-out no account data is visible, even offline', async ({ page, context }) => {
  await beginSession(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const second = await openTab(context, '/account/users/');
  await page.getByRole('link', { name: 'Self Assessment' }).click();
  await expect(page).toHaveURL(/\/self-assessment\/$/);
  await signOut(page);
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/logout\/$/);
  await context.setOffline(true);

  await second.goto('/account/users/');
  await expect(second).toHaveURL(/\/logout\/$/);
  await second.reload();
  await expectNothingOfTheAccount(second);
  await page.goBack();
  await expect(page).toHaveURL(/\/logout\/$/);
  await expectNothingOfTheAccount(page);

  const fresh = await context.newPage();
  await fresh.goto('/overview/');
  await expect(fresh.getByText('Sign-in is not available right now')).toBeVisible();
  await expectNothingOfTheAccount(fresh);
});

test('device settings are kept, everything else is removed', async ({ page }) => {
  await beginSession(page);
  const stored = page.waitForResponse(/\/update-attribute$/);
  await page.getByRole('button', { name: 'Switch to dark appearance' }).click();
  await stored;
  await page.evaluate(() => localStorage.setItem('firstRunComplete', 'true'));
  await signOut(page);

  await expect(page.getByText('You have signed out of supplier+s.')).toBeVisible();
  const kept = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  expect(kept[0]?.filter((key) => !['locale', 'env', 'signOutEvent'].includes(key))).toEqual(['theme']);
  expect(kept[1]?.filter((key) => !key.startsWith('@@scroll'))).toEqual(['signOut']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the provider receives who has signed out, and the return address', async ({ page }) => {
  await beginSession(page);
  const left = page.waitForRequest(
    (request) => request.method() === 'GET' && /^\/realms\/.*\/logout$/.test(new URL(request.url()).pathname),
  );
  await signOut(page);
  const { searchParams } = new URL((await left).url());
  expect(searchParams.get('client_id')).toBe('supplier-portal');
  expect(searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  expect(searchParams.get('post_logout_redirect_uri')).toMatch(/^http.*\/logout\/$/);
  await expect(page.getByText('You have signed out of supplier+s.')).toBeVisible();
});

test('after signing out a person can sign in again, also in the other tab', async ({ page, context }) => {
  await beginSession(page);
  const second = await openTab(context, '/account/users/');
  await signOut(page);
  await expect(second.getByText(signedOutElsewhere)).toBeVisible();

  await second.getByRole('button', { name: 'Sign in again' }).click();

  await expect(second.getByLabel('Password', { exact: true })).toBeVisible();
});

test('without a server the sign-out still ends the session here, lists what is missing, and is completed later', async ({
  page,
  context,
}) => {
  await beginSession(page);
  // Like any page, the signed-out page is served from the cache offline.
  await expectOfflineCopy(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(page).toHaveURL(/\/logout\/$/);
  await expect(page.getByText(/your session there may still be open/)).toBeVisible();
  await expectNothingOfTheAccount(page);

  await context.setOffline(false);
  const fresh = await context.newPage();
  await fresh.goto('/overview/');
  await expect(fresh.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
  await fresh.getByRole('button', { name: 'Sign in' }).click();
  await expect(fresh.getByLabel('Password', { exact: true })).toBeVisible();
});

test('signing out a cached session without a server explains what is missing', async ({ page, context }) => {
  await beginSession(page);
  await expectOfflineCopy(page);
  await expectAnswersPersisted(page);
  await context.setOffline(true);
  await page.reload();
  await signOut(page);
  await expect(page).toHaveURL(/\/logout\/$/);
  await expect(page.getByText(/your session there may still be open/)).toBeVisible();
});

test('the signed-out page starts no sign-in, whatever the provider responds', async ({ page }) => {
  await beginSession(page);
  await expectAccount(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/realms/')) requested.push(request.url());
  });
  await page.goto('/logout/?code=c&session_state=s&iss=http%3A%2F%2Flocalhost');

  await expect(page.getByText(/signed out automatically because there was no activity/)).toBeVisible();
  await expect(page).toHaveURL(/\/logout\/$/);
  await page.goto('/overview/');
  await expect(page).toHaveURL(/\/logout\/$/);
  expect(requested).toEqual([]);
});
