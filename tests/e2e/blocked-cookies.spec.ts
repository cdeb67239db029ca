import { expect, test } from '../support/e2e/fixtures';
import { PersistentBrowser } from '../support/e2e/persistent-browser';
import { signInPage } from '../support/e2e/sign-in-page';

// With the embedded realm only: Keycloak shows a page of its own.

const browser = new PersistentBrowser();

test.afterAll(() => browser.remove());

test('a sign-in without any cookies ends on a page that explains it and links back, every time', async ({
  server,
}) => {
  const block = 2;
  browser.set({ profile: { default_content_setting_values: { cookies: block } } });
  const context = await browser.start();
  const page = await context.newPage();
  await page.goto(`${server.url}/account/users/`);
  for (const attempt of ['first', 'second']) {
    await test.step(`${attempt} attempt`, async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible();
      await expect(page.getByText(/allow cookies for this site in your browser/)).toBeVisible();
      await page.getByRole('link', { name: signInPage.wayBack }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
    });
  }
});
