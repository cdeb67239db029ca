import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { colleague, invitees, linkInMail, tokenInMail } from '../support/e2e/outbox';
import { kilobytesOf, scriptsOf } from '../support/e2e/page-scripts';
import { requestsTable } from '../support/e2e/requests-page';

/** This file uses up invitations that other files open. */
test.use({ world: 'people' });

const checkCall = '**/api/landing/check-invitation';

test('the link in the mail shows in German who requests data, and which', async ({ page }) => {
  const link = await linkInMail(page, invitees.de.email);
  await page.goto(link);

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordwerk Automotive AG');
  await expect(page.getByText('interessiert sich für Ihre CO₂-Daten')).toBeVisible();
  await expect(page.getByText('Weber Feinguss GmbH & Co. KG')).toBeVisible();
  await expect(page.getByText('4107741')).toBeVisible();
  await expect(page.getByText('Guss- und Schmiedeteile')).toBeVisible();
  await expect(page.getByText('Deutschland')).toBeVisible();
  await expect(page.getByText('Ihr Unternehmen hat noch kein Konto.')).toBeVisible();
  const ways = page.getByRole('region', { name: 'Wie möchten Sie fortfahren?' });
  await expect(ways.locator('a, button')).toHaveText([
    'Neues Konto registrieren',
    'Mit bestehendem Konto anmelden',
  ]);
  await expectAccessible(page, 'landing');
});

test('if the company is already registered, the login is the primary action', async ({ page }) => {
  await page.goto(await linkInMail(page, colleague.email));
  await expect(page.getByText('Aus Ihrem Unternehmen hat sich bereits jemand registriert')).toBeVisible();
  const ways = page.getByRole('region', { name: 'Wie möchten Sie fortfahren?' });
  await expect(ways.locator('a, button')).toHaveText([
    'Mit bestehendem Konto anmelden',
    'Neues Konto registrieren',
  ]);
});

test('the invitation sets the language of a first visit, unless a choice is stored', async ({ page }) => {
  const token = await tokenInMail(page, invitees.fr.email);
  await page.goto(`/?invitation=${token}`);
  await expect(page).toHaveURL(new RegExp(`/fr/\\?invitation=${token}$`));
  await expect(page.getByText('s’intéresse à vos données carbone')).toBeVisible();

  await page.evaluate(() => window.localStorage.setItem('locale', 'es'));
  await page.goto(`/?invitation=${token}`);
  await expect(page.getByText('se interesa por sus datos de carbono')).toBeVisible();
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('an English invitation stays English, and stores no language', async ({ page }) => {
    await page.goto(await linkInMail(page, invitees.en.email));
    await expect(page.getByText('is interested in your carbon data')).toBeVisible();
    await page.getByRole('link', { name: 'Register new account' }).click();
    await expect(page.getByRole('heading', { name: 'Company Information' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Company Information' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => window.localStorage.getItem('locale'))).toBeNull();
  });
});

test('an invitation can be accepted from any page', async ({ page }) => {
  const token = await tokenInMail(page, invitees.en.email);
  await page.goto(`/overview/?invitationToken=${token}`);
  await expect(page).toHaveURL(new RegExp(`/\\?invitationToken=${token}$`));
  await expect(page.getByText('is interested in your carbon data')).toBeVisible();
  await expect(page).toHaveTitle('Invitation · supplier+s');
});

/** One string that each of them contains: keycloak-js, Redux Toolkit, the table, nivo. */
const protectedMarks = ['login-status-iframe', 'RTK_autoBatch', 'aria-rowindex', 'innerPadding'];

const carriedBy = (scripts: readonly Buffer[]) =>
  protectedMarks.filter((mark) => scripts.some((script) => script.includes(mark)));

test.describe('without offline storage', () => {
  test('landing and registration load at most 103 KB, and nothing of the protected pages, which load at most 195', async ({
    page,
  }) => {
    const token = await tokenInMail(page, invitees.en.email);
    for (const address of [`/?token=${token}`, `/register/?token=${token}`]) {
      const scripts = await scriptsOf(page, address);
      expect(carriedBy(scripts), address).toEqual([]);
      expect(kilobytesOf(scripts), address).toBeGreaterThan(10);
      expect(kilobytesOf(scripts), address).toBeLessThanOrEqual(103);
    }

    await openSignIn(page);
    await signIn(page, accounts.admin);
    await requestsTable(page).waitFor();
    expect(kilobytesOf(await scriptsOf(page, '/overview/'))).toBeLessThanOrEqual(195);
    expect(carriedBy(await scriptsOf(page, '/carbon-accounting/'))).toEqual(protectedMarks);
  });
});

test('the page shows that the invitation is being checked', async ({ page }) => {
  await page.route(checkCall, () => undefined);
  await page.goto('/?token=anything');
  await expect(page.getByText('Processing invitation...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

for (const token of ['', 'no-such-token', 'x'.repeat(10_000)]) {
  test(`an invalid token of ${token.length} characters is reported as invalid`, async ({ page }) => {
    await page.goto(`/?token=${token}`);
    await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
    await expect(page.getByText('The invitation token is invalid or has expired.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/\?kc_action=/);
  });
}

test('a used invitation leads to the login', async ({ page }) => {
  const answer = { status: 'ALREADY_REGISTERED', data: null, message: '' };
  await page.route(checkCall, (route) => route.fulfill({ json: answer }));
  await page.goto('/?token=used');
  await expect(page.getByRole('heading', { name: 'Account Already Registered' })).toBeVisible();
  await expect(
    page.getByText('Your company is already registered. Please login with your credentials.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a failed check does not declare the invitation invalid, and can be repeated', async ({ page }) => {
  const token = await tokenInMail(page, invitees.en.email);
  await page.route(checkCall, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await page.goto(`/?token=${token}`);
  await expect(page.getByText('Failed to process invitation token')).toBeVisible();
  await page.unroute(checkCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: invitees.en.customer })).toBeVisible();
});

test('a person who checks too often is asked to wait', async ({ page }) => {
  const error = { message: 'Too many requests', code: 'TOO_MANY_REQUESTS' };
  await page.route(checkCall, (route) => route.fulfill({ status: 429, json: { error } }));
  await page.goto('/?token=anything');
  await expect(page.getByText('Please wait a minute and try again.')).toBeVisible();
});

test.describe('accepting with an account', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('locale', 'en'));
  });

  test('a refusal explains what to do', async ({ page }) => {
    await page.route('**/api/landing/accept-invitation', (route) =>
      route.fulfill({ status: 409, json: { error: { message: 'used', code: 'TOKEN_USED' } } }),
    );
    await page.goto(await linkInMail(page, colleague.email));
    await page.getByRole('button', { name: 'Login with existing account' }).click();
    await signIn(page, accounts.user);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be accepted' });
    await expect(notice).toContainText('Please ask Hansewind Turbinen GmbH for a new one');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await expect(requestsTable(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('the request is accepted after the sign-in, and going back does not sign in again', async ({
    page,
  }) => {
    await page.goto(await linkInMail(page, colleague.email));
    await page.getByRole('button', { name: 'Login with existing account' }).click();
    await signIn(page, accounts.admin);

    await expect(page).toHaveURL(/\/overview\/$/);
    await expect(page.getByText('Invitation accepted')).toBeVisible();
    await expect(requestsTable(page).getByRole('row', { name: /L-55931/ })).toContainText('Accepted');
    expect(await page.evaluate(() => window.localStorage.getItem('pendingAcceptance'))).toBeNull();
  });

  test('an acceptance that was pending too long is reported as lost', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.localStorage.setItem('pendingAcceptance', '{"expires":1}'));
    await openSignIn(page);
    await signIn(page, accounts.user);
    await expect(page.getByText('More than 30 minutes have passed')).toBeVisible();
  });
});
