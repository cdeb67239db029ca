import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expectAccessible, expectContrast } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

test.use({ world: 'second-factor', viewport: { width: 320, height: 640 } });

/** A device with user verification, which always succeeds. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As it is, in the other theme, and on a phone. */
async function expectGood(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${where}, dark`);
  await page.emulateMedia({ colorScheme: null });
  await expectNoHorizontalScroll(page, where);
}

async function openFactors(page: Page): Promise<void> {
  await page.goto('/account/settings/');
  await page.getByRole('link', { name: 'Manage second factors' }).click();
  await expect(page.getByRole('heading', { name: 'Second factors', level: 1 })).toBeVisible();
}

/** Starts as in a new browser, but with the same device. */
async function signInAgain(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/legal/terms/');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await openSignIn(page);
}

test('a passkey is set up by keyboard, required after the password, and signs in without it', async ({
  page,
}) => {
  const refusedByPolicy: string[] = [];
  page.on('console', (message) => {
    const isOfRealm = message.location().url.includes('/realms/');
    if (isOfRealm && message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text());
  });
  await addAuthenticator(page);
  await openSignIn(page);
  await signIn(page, accounts.user);
  await expect(page).toHaveURL(/\/overview\//);
  await openFactors(page);
  await expectGood(page, 'second factors, none');

  await test.step('set-up', async () => {
    await page.getByRole('link', { name: 'Add a passkey' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name')).toHaveValue('Passkey');
    await expectGood(page, 'adding a passkey');
    await page.getByLabel('Name').fill('Work laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await expectGood(page, 'recovery codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Work laptop')).toBeVisible();
    await expectGood(page, 'second factors');
  });

  await test.step('the same device is reported as already added', async () => {
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'This device already holds a passkey for your account.',
    );
  });

  await test.step('after the password', async () => {
    await signInAgain(page);
    await signIn(page, accounts.user);
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await expectGood(page, 'asking for a passkey');
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await expect(page).toHaveURL(/\/overview\//);
  });

  await test.step('instead of the password', async () => {
    await signInAgain(page);
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
    await expectGood(page, 'signing in with a passkey');
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await expect(page).toHaveURL(/\/overview\//);
  });
  expect(refusedByPolicy).toEqual([]);
});

test('an authenticator app is set up and required; it is renamed and removed', async ({ page }) => {
  await openSignIn(page);
  await signIn(page, accounts.admin);
  await expect(page).toHaveURL(/\/overview\//);
  await openFactors(page);
  await page.getByRole('link', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectGood(page, 'adding an app');
  const address = await page.getByRole('link', { name: /Open in an app/ }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Add app' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectGood(page, 'adding an app, refused');
  await page.getByLabel('Code from your app').fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await test.step('after the password', async () => {
    await signInAgain(page);
    await signIn(page, accounts.admin);
    await page.getByLabel('Code from your app').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    await expectGood(page, 'asking for a code');
    await page.getByLabel('Code from your app').fill(totp.generate());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/overview\//);
  });

  await test.step('renamed, and removed', async () => {
    await openFactors(page);
    await page.getByRole('link', { name: 'Change “Authenticator app”' }).click();
    await expectGood(page, 'changing a factor');
    await page.getByLabel('Name').fill('My phone');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('link', { name: 'Change “My phone”' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have none yet')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the settings' }).click();
    await expect(page).toHaveURL(/\/account\/settings\/$/);
  });
});
