import { expect, test } from '../support/e2e/fixtures';
import {
  answer,
  expectAcknowledged,
  expectDeclined,
  firstInvited,
  requestsTable,
  rowOf,
} from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'requests' });

test('accepting asks for confirmation, is shown immediately, and is saved', async ({ page }) => {
  const customer = await firstInvited(page);

  await answer(page, customer, 'Accept');

  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
  await expectAcknowledged(page, customer, 'accepted');
  await page.reload();
  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
});

test('declining asks for confirmation, is shown immediately, is saved, and the badge count decreases by one', async ({
  page,
}) => {
  const customer = await firstInvited(page);
  const badge = page.getByRole('navigation').getByText(/\d+ requests need your attention/);
  const before = Number.parseInt((await badge.textContent()) ?? '', 10);

  await answer(page, customer, 'Decline');

  await expect(badge).toHaveText(`${before - 1} requests need your attention`);
  await expectDeclined(page, customer);
  await page.reload();
  await expectDeclined(page, customer);
});

test('cancelling the confirmation sends nothing', async ({ page }) => {
  const customer = await firstInvited(page);

  await rowOf(page, customer)
    .getByRole('button', { name: `Decline the request from ${customer}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf(page, customer).getByText('Invited', { exact: true })).toBeVisible();
});

test('the table has all columns and lists requests that need attention first', async ({ page }) => {
  await page.goto('/overview/');
  await expect(requestsTable(page).getByRole('columnheader')).toHaveText([
    'Customer',
    'Supplier ID',
    'Product group',
    'Last request',
    'Status',
    'Actions',
  ]);
  const headers = requestsTable(page).getByRole('rowheader');
  await expect(headers.first()).toContainText('Waiting for your answer');
});

test('status and text filter the list, and one button resets the filter', async ({ page }) => {
  const customer = await firstInvited(page);
  const rows = requestsTable(page).getByRole('row');

  await page.getByRole('radio', { name: /^Declined/ }).check();
  await expect(rowOf(page, customer)).toHaveCount(0);
  await page.getByRole('radio', { name: /^All/ }).check();
  await page.getByRole('searchbox').fill(customer.slice(0, 6).toLowerCase());
  await expect(rowOf(page, customer)).toBeVisible();

  await page.getByRole('searchbox').fill('no such customer');
  await expect(page.getByRole('heading', { name: 'No request matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(rowOf(page, customer)).toBeVisible();
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
});

test('the details of a request open and close, and focus returns', async ({ page }) => {
  const customer = await firstInvited(page);
  const name = rowOf(page, customer).getByRole('button', { name: customer, exact: true });

  await name.click();
  const details = page.getByRole('dialog', { name: `Request from ${customer}` });
  await expect(details.getByText('Business sector')).toBeVisible();
  await expect(details.getByText('First request')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(details).toBeHidden();
  await expect(name).toBeFocused();
});
