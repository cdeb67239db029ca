import { accounts } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { answer, firstInvited, rowOf } from '../support/e2e/requests-page';
import { openRoute, protectedRoutes } from '../support/e2e/routes';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

test.use({ account: 'user' });

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

test('the top bar contains the account menu', async ({ page }) => {
  await page.goto('/overview/');
  await page.getByRole('button', { name: `Account of ${accounts.user.name}` }).click();
  await page.getByRole('link', { name: 'Company Profile' }).click();
  await expect(page).toHaveURL(/\/account\/company-profile\//);
});

test('requests are answered on a phone without horizontal scrolling', async ({ page }) => {
  const customer = await firstInvited(page);
  await answer(page, customer, 'Accept');
  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page, 'the requests');
});

test('the bottom bar leads to the areas', async ({ page }) => {
  await page.goto('/overview/');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: 'Carbon' }).click();
  await expect(page).toHaveURL(/\/carbon-accounting\//);
  await expect(areas.getByRole('link', { name: 'Carbon' })).toHaveAttribute('aria-current', 'page');
  await expect(areas.getByRole('link')).toHaveText([/^Requests/, 'Assessment', 'Carbon', 'Suppliers']);
});

test('further filters of suppliers are behind a button, which counts the active ones', async ({ page }) => {
  await page.goto('/supply-chain-management/');
  const more = page.getByRole('button', { name: 'Filters and more' });
  const country = page.getByLabel('Country', { exact: true });
  await expect(more).toBeVisible();
  await expect(country).toBeHidden();
  await more.click();
  await country.selectOption('AT');
  await expect(more).toHaveText('Filters and more 1');
  await more.click();
  await expect(country).toBeHidden();
});

test('a segment shows one group of questions at a time, and keeps the input of the others', async ({
  page,
}) => {
  await page.goto('/self-assessment/business-segments/MACHINERY/AT/update/');
  const groups = page.getByRole('combobox', { name: 'Sections' });
  const first = page.getByLabel(/^Which products or services belong to this segment/);
  await first.fill('Presses and saws');
  const wanted = groups.getByRole('option', { name: /^Transport to your customers/, includeHidden: true });
  await groups.selectOption((await wanted.getAttribute('value')) ?? '');

  const title = page.getByRole('heading', { name: 'Transport to your customers' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(first).toBeHidden();
  // It is below the sticky header.
  const bar = await groups.boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.getByRole('button', { name: /^Back: / }).click();
  await groups.selectOption({ index: 0 });
  await expect(first).toHaveValue('Presses and saws');
});

test('a page of more than 3,000 px has a navigation to its parts', async ({ page }) => {
  for (const route of protectedRoutes) {
    await openRoute(page, route, 'en');
    const isLong = () => page.evaluate(() => (document.getElementById('content')?.scrollHeight ?? 0) > 3000);
    if (!(await isLong())) continue;
    const here = page.getByRole('combobox', { name: 'On this page' });
    await expect(here.or(page.locator('[data-jump]')), route).toBeVisible();
  }
});

test('the navigation of a long page scrolls to the chosen part', async ({ page }) => {
  const year = new Date().getUTCFullYear() - 1;
  await page.goto(`/carbon-accounting/${year}/results/`);
  const here = page.getByRole('combobox', { name: 'On this page' });
  await here.selectOption({ label: 'Energy used' });
  await expect(page.getByRole('heading', { name: 'Energy used' })).toBeInViewport();
  await here.selectOption({ label: 'End of the page' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
});
