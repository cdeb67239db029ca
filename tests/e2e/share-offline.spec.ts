import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectOfflineCopy } from '../support/e2e/persistence';

test.use({ account: 'admin', locale: 'en-GB', serviceWorkers: 'allow' });

const year = new Date().getUTCFullYear() - 1;
/** A customer that the demo world has sold something to in that year. */
const customer = 'Hansewind Turbinen GmbH';

test('the page for sharing opens offline even if it was never visited', async ({ page, context }) => {
  const populated = page.waitForResponse(/\/api\/ca-allocations\//);
  await page.goto('/overview/');
  await expectOfflineCopy(page);
  await populated;
  await expectAnswersPersisted(page);
  await context.setOffline(true);
  await page.goto(`/carbon-accounting/${year}/share/`);
  await expect(page.getByRole('heading', { level: 1, name: `Share ${year} with customers` })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: customer }) });
  await expect(row.getByText('Scope 1', { exact: true })).toBeVisible();
});
