import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import type { AccountName } from '../support/e2e/accounts';
import { answer, expectDeclined, firstInvited, requestsTable, rowOf } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'live' });

interface Colleague {
  page: Page;
  /** The messages of the socket. */
  received: string[];
}

/** Resolves when the page's socket responds. */
async function connected(page: Page, address = '/overview/'): Promise<string[]> {
  const received: string[] = [];
  const socket = page.waitForEvent('websocket');
  page.on('websocket', (opened) =>
    opened.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  await page.goto(address);
  await socket;
  await expect.poll(() => received).toContain('{"type":"pong"}');
  return received;
}

async function open(
  browser: Browser,
  account: AccountName,
  fixtures: { baseURL: string | undefined; sessionOf: (account: AccountName) => Promise<object> },
): Promise<Colleague> {
  const storageState = (await fixtures.sessionOf(account)) as never;
  const context = await browser.newContext({ baseURL: fixtures.baseURL ?? '', storageState });
  const page = await context.newPage();
  return { page, received: await connected(page) };
}

test('an acceptance appears on a colleague’s page without a reload; another company is not notified', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const customer = await firstInvited(page);
  const colleague = await open(browser, 'user', { baseURL, sessionOf });
  const stranger = await open(browser, 'guided', { baseURL, sessionOf });
  await expect(rowOf(colleague.page, customer).getByText('Invited', { exact: true })).toBeVisible();

  await answer(page, customer, 'Accept');

  await expect(rowOf(colleague.page, customer).getByText('Accepted', { exact: true })).toBeVisible();
  expect(colleague.received.some((text) => text.includes('customer-request'))).toBe(true);
  expect(stranger.received.filter((text) => !text.includes('"pong"'))).toEqual([]);
});

test('a colleague who was offline sees the change after reconnecting', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const customer = await firstInvited(page);
  const colleague = await open(browser, 'user', { baseURL, sessionOf });
  await colleague.page.context().setOffline(true);
  await answer(page, customer, 'Decline');
  await expectDeclined(page, customer);

  await colleague.page.context().setOffline(false);

  await expectDeclined(colleague.page, customer);
});

test('a page reconnects to a server that was killed and restarted, and receives later events', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  server,
}) => {
  const customer = await firstInvited(page);
  const colleague = await open(browser, 'user', { baseURL, sessionOf });
  const again = colleague.page.waitForEvent('websocket', { timeout: 60_000 });
  await server.stop('SIGKILL');
  await server.start();
  await again;

  await answer(page, customer, 'Accept');

  await expect(rowOf(colleague.page, customer).getByText('Accepted', { exact: true })).toBeVisible();
});

test('public pages open no socket and load none of its scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  for (const address of ['/', '/register/', '/legal/terms/']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(sockets).toBe(0);
});

test('malformed messages are listed in the diagnostics and change nothing', async ({ page }) => {
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    socket.send(JSON.stringify({ type: 'weather' }));
    socket.send('x'.repeat(5_000_000));
    socket.send('{"type":');
  });
  await page.goto('/testings/diagnostics/');
  for (const fault of ['UNKNOWN_TYPE', 'TOO_LONG', 'NOT_JSON'])
    await expect(page.getByText(new RegExp(`^${fault}, `))).toBeVisible();
  await page.goto('/overview/');
  await expect(requestsTable(page)).toBeVisible();
});

test.describe('without an offline copy of the site', () => {
  test('a slowly loading page shows a message', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/page-data/account/users/page-data.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/overview/');
    await expect(requestsTable(page)).toBeVisible();
    await page.getByRole('button', { name: 'Account of Anna Berger' }).click();
    await page.getByRole('link', { name: 'User Management' }).click();
    await expect(page.getByText('Opening the page …')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    await expect(page.getByText('Opening the page …')).toBeHidden();
  });
});
