import { openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, tokenInMail } from '../support/e2e/outbox';
import { complete, fillRegistration } from '../support/e2e/registration-page';
import { requestsTable } from '../support/e2e/requests-page';
import { linkIn, mailTo } from './mails';

const password = 'three-Green-pears';

test.use({ world: 'keycloak-registration' });

test('registration creates an account whose owner sets the password by mail', async ({ page }) => {
  const { email, customer } = invitees.en;
  await page.addInitScript(() => window.localStorage.setItem('locale', 'en'));
  await page.goto(`/register/?token=${await tokenInMail(page, email)}`);
  await fillRegistration(page, email);
  await complete(page);
  await expect(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();

  await page.goto(linkIn(await mailTo(email)));
  await page.getByRole('link', { name: 'Click here to proceed' }).click();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Back to Application' }).click();

  await openSignIn(page);
  await signIn(page, { email }, password);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(requestsTable(page)).toContainText(customer);
});
