import { accounts } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { answer, firstInvited, rowOf } from '../support/e2e/requests-page';
import { expectNotSideways } from '../support/e2e/sideways';

test.use({ account: 'user', world: 'phone' });

test('the drawer opens, leads to an area, and closes with the change of page', async ({ page }) => {
  await page.goto('/overview/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await drawer.getByRole('link', { name: 'Self Assessment' }).click();

  await expect(page).toHaveURL(/\/self-assessment\//);
  await expect(drawer).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/overview\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Requests');
  await expect(drawer).toBeHidden();
});

test('the top bar holds the account menu', async ({ page }) => {
  await page.goto('/overview/');
  await page.getByRole('button', { name: `Account of ${accounts.user.name}` }).click();
  await page.getByRole('link', { name: 'Company Profile' }).click();
  await expect(page).toHaveURL(/\/account\/company-profile\//);
});

test('requests are answered on a phone without sideways scrolling', async ({ page }) => {
  const customer = await firstInvited(page);
  await answer(page, customer, 'Accept');
  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
  await expectNotSideways(page, 'the requests');
});

test('what is jumped to stands below the top bar', async ({ page }) => {
  await page.goto('/self-assessment/business-segments/MACHINERY/AT/update/');
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
  await sections.getByRole('link', { name: /^Transport to your customers/ }).click();
  const title = page.getByRole('heading', { name: 'Transport to your customers' });
  await expect(title).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const edge = (bar?.y ?? 0) + (bar?.height ?? 0);
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(edge);
});
