import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import { writeUbl } from '../support/invoices';

test.use({ serviceWorkers: 'allow' });

const invoice = writeUbl({
  ...{ number: 'SW-2018-1', issued: '2018-02-05', seller: 'Stadtwerke Beispiel GmbH', vatId: 'DE123456789' },
  ...{ from: '2018-01-01', to: '2018-01-31' },
  lines: [{ name: 'Strom Arbeitspreis', quantity: '10000', unit: 'KWH', net: '2100.00' }],
});

/** What the system does with a file that a person shares to the installed app. */
async function share(page: Page): Promise<void> {
  await page.evaluate((xml) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/carbon-accounting/invoices/';
    const field = document.createElement('input');
    field.type = 'file';
    field.name = 'files';
    const files = new DataTransfer();
    files.items.add(new File([xml], 'SW-2018-1.xml', { type: 'text/xml' }));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, invoice);
}

/** The browsers' File Handling API, with `launch` in place of the system. */
const launching = `
  let consume, waiting = [];
  const give = () => consume && waiting.splice(0).forEach((files) => consume({ files }));
  const launchQueue = { setConsumer(next) { consume = next; give(); } };
  // The browser's own property cannot be assigned to.
  Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  window.launch = (text) => {
    waiting.push([{ getFile: async () => new File([text], 'SW-2018-1.xml') }]);
    give();
  };
`;

test.describe('signed in', () => {
  test.use({ account: 'admin', locale: 'en-GB' });

  test('an invoice shared to the app is read immediately, also offline', async ({ page, context }) => {
    await page.goto('/carbon-accounting/invoices/');
    await expectOfflineCopy(page);
    await expectAnswersPersisted(page);
    await context.setOffline(true);
    await share(page);
    await expect(page).toHaveURL('/carbon-accounting/invoices/');
    await expect(page.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
    await page.reload();
    await expect(page.getByText('Choose invoices')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add 1 invoice' })).toBeHidden();
  });

  test('an invoice opened with the app is read, also when the page is already open', async ({ page }) => {
    await page.addInitScript(launching);
    await page.goto('/carbon-accounting/invoices/');
    await expect(page.getByText('Choose invoices')).toBeVisible();
    await page.evaluate(
      (text) => (window as unknown as { launch: (text: string) => void }).launch(text),
      invoice,
    );
    await expect(page.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
  });
});

test.describe('signed out', () => {
  test.use({ account: null, locale: 'en-GB' });

  test('a shared invoice is kept until a person signs in', async ({ page }) => {
    await page.goto('/');
    await expectOfflineCopy(page);
    await share(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn(page, accounts.admin);
    await expect(page).toHaveURL('/carbon-accounting/invoices/');
    await expect(page.getByRole('button', { name: 'Add 1 invoice' })).toBeEnabled();
  });
});
