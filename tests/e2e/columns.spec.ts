import type { Page } from '@playwright/test';
import type { YearReportAnswer } from '../../core/contracts/ca-years';
import { expect, test } from '../support/e2e/fixtures';
import { openRoute } from '../support/e2e/routes';

test.use({ account: 'admin' });

const lastYear = new Date().getUTCFullYear() - 1;
const tables = [
  ...['/overview/', '/supply-chain-management/', '/account/users/', '/carbon-accounting/'],
  ...['update', 'results', 'share'].map((page) => `/carbon-accounting/${lastYear}/${page}/`),
  ...['/carbon-accounting/products/', '/carbon-accounting/products/from-suppliers/'],
];

/** The parts of a table that reach out of the window, or are clipped by their own cell. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=table] :is([role=columnheader], [role=cell], button, a)')]
      // The head of a table shown as cards is only for screen readers.
      .filter((element) => !element.closest('[data-cards] [role=columnheader]'))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.textContent),
  );

// From the width at which the menu is next to the page to the width of a laptop; German, since its words are long.
for (const width of [961, 1024, 1100, 1220, 1366])
  test(`no column is out of view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of tables) {
      await openRoute(page, route, 'de');
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await cutOff(page), route).toEqual([]);
    }
  });

test('a long table of figures starts with eight rows, and shows all with one click', async ({ page }) => {
  await page.route(/\/api\/ca-emission-results\/project\/\d+\/year\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as YearReportAnswer;
    const bySupplier = Array.from({ length: 20 }, (_, index) => {
      const name = `Supplier ${index}`;
      return { key: name, name, baseline: 20 - index, remaining: 20 - index, saved: 0 };
    });
    await route.fulfill({ response: answer, json: { data: { ...data, bySupplier } } });
  });
  await openRoute(page, `/carbon-accounting/${lastYear}/results/`, 'en');
  await page.getByText('Supplier', { exact: true }).first().click();
  const rows = page
    .getByRole('region', { name: 'Where the emissions come from' })
    .locator('tbody')
    .getByRole('row');
  await expect(rows).toHaveCount(8);
  await page.getByRole('button', { name: 'Show all (20)' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(rows).toHaveCount(8);
});
