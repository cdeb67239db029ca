import { expect, test } from '../support/e2e/fixtures';
import {
  answer,
  expectAcknowledged,
  expectDeclined,
  firstInvited,
  rowOf,
} from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'people' });

const respond = '**/api/customer-requests/project/*/respond';

test('a refused answer is undone; the reason and the next step are shown', async ({ page }) => {
  const customer = await firstInvited(page);
  await page.route(respond, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { message: 'The archive is closed.', code: 'ARCHIVE_CLOSED' } },
    }),
  );

  await answer(page, customer, 'Accept');

  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    `The request from ${customer} could not be accepted. Nothing has changed.`,
  );
  await expect(alert).toContainText('The archive is closed.');
  await expect(rowOf(page, customer).getByText('Invited', { exact: true })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('if a colleague has already answered, that answer is shown instead', async ({
  page,
  server,
  sessionOf,
  browser,
}) => {
  // Live events would show it before it can be answered here, so this page receives none.
  await page.routeWebSocket(/\/ws\?/, (socket) =>
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'pong' }))),
  );
  const customer = await firstInvited(page);
  const other = await browser.newContext({ baseURL: server.url, storageState: await sessionOf('user') });
  const colleague = await other.newPage();
  await colleague.goto('/overview/');
  await answer(colleague, customer, 'Decline');
  await expectAcknowledged(colleague, customer, 'declined');
  await other.close();

  await answer(page, customer, 'Accept');

  await expect(page.getByRole('alert')).toContainText(
    'It was changed in the meantime. You now see its current state.',
  );
  await expectDeclined(page, customer);
});

test('offline the answer is kept, and sent after reconnecting', async ({ page, context }) => {
  const customer = await firstInvited(page);
  await page.route(respond, (route) => route.abort('connectionfailed'));

  await answer(page, customer, 'Decline');

  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expectDeclined(page, customer);
  await expect(rowOf(page, customer).getByText('Not sent yet', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.unroute(respond);
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect(rowOf(page, customer).getByText('Not sent yet', { exact: true })).toBeHidden();
  await page.reload();
  await expectDeclined(page, customer);
});

test('a response that is not a list is reported, and can be requested again', async ({ page }) => {
  const list = '**/api/customer-requests/project/*?*';
  let requestCount = 0;
  await page.route(list, (route) => {
    requestCount += 1;
    return route.fulfill({ json: { data: 'none' } });
  });
  await page.goto('/overview/');
  await expect(page.getByRole('heading', { name: 'Invalid data format received' })).toBeVisible();

  const automaticRequests = requestCount;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requestCount).toBeGreaterThan(automaticRequests);
  await page.unroute(list);

  // An automatic reload may come before a click.
  const again = page.getByRole('button', { name: 'Try again' });
  const table = page.getByRole('table', { name: 'Customer Requests' });
  await expect(async () => {
    if (!(await table.isVisible())) await again.click({ timeout: 1_000 });
    await expect(table).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
