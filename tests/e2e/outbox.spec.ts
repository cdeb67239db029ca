import type { Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectEditsPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import { PersistentBrowser } from '../support/e2e/persistent-browser';
import { answer, expectDeclined, firstInvited, rowOf } from '../support/e2e/requests-page';
import { expectAccount, signOut } from '../support/e2e/session-page';

test.use({ world: 'outbox', serviceWorkers: 'allow' });

const respond = /\/api\/customer-requests\/project\/\d+\/respond$/;
const edit = /\/respond$|\/save-and-calc$|\/ca-activities-data\//;
const segment = '/self-assessment/business-segments/MACHINERY/AT/update/';
const figures = `/carbon-accounting/${new Date().getFullYear() - 1}/update/`;
const renewable = (page: Page) => page.getByLabel(/these sites’ electricity is renewable/);
const firstAmount = (page: Page) => page.getByRole('textbox', { name: /^Amount of / }).first();
const unsent = (page: Page) => page.getByRole('button', { name: /not sent yet$/ });
const notSentYet = 'Not sent yet';

/** The idempotency keys of edits that reach the server from now on, without follow-up requests. */
function arrivalsOf(page: Page, address = edit): string[] {
  const keys: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'GET' || !address.test(request.url()) || !response.ok()) return;
    if (request.url().endsWith('/sync')) return;
    keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('edits in three areas survive a crash of the browser, and are sent once', async ({ server }) => {
  const browser = new PersistentBrowser();
  const at = (path: string) => server.url + path;
  try {
    const context = await browser.start();
    const page = await context.newPage();
    await openSignIn(page, at('/overview/'));
    await signIn(page, accounts.admin);
    await expectAccount(page, accounts.admin);
    await expectOfflineCopy(page);
    for (const [path, field] of [
      [segment, renewable(page)],
      [figures, firstAmount(page)],
    ] as const) {
      await page.goto(at(path));
      await expect(field).toBeVisible();
      await expectAnswersPersisted(page);
    }
    const customer = await firstInvited(page, at('/overview/'));

    await server.stop('SIGKILL');
    await answer(page, customer, 'Accept');
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await page.goto(at(segment));
    await renewable(page).fill('44');
    await renewable(page).blur();
    await expect(page.getByRole('button', { name: '2 changes not sent yet' })).toBeVisible();
    await page.goto(at(figures));
    await firstAmount(page).focus();
    await firstAmount(page).fill('4321');
    await firstAmount(page).press('Enter');
    await expect(page.getByRole('button', { name: '3 changes not sent yet' })).toBeVisible();
    await expectEditsPersisted(page, 3);
    await browser.kill();

    const restarted = await browser.start();
    const again = await restarted.newPage();
    // High enough for every row, since the table renders only visible ones.
    await again.setViewportSize({ width: 1280, height: 2400 });
    const sent = arrivalsOf(again);
    const expectEdits = async (marks: number) => {
      await again.goto(at('/overview/'));
      await expect(rowOf(again, customer).getByText('Accepted', { exact: true })).toBeVisible();
      await expect(again.getByText(notSentYet, { exact: true })).toHaveCount(marks);
      await again.goto(at(segment));
      await expect(renewable(again)).toHaveValue('44');
      await expect(again.getByText(notSentYet, { exact: true })).toHaveCount(marks);
      await again.goto(at(figures));
      await expect(firstAmount(again)).toHaveValue('4,321');
      await expect(again.getByText(notSentYet, { exact: true })).toHaveCount(marks);
    };
    await expectEdits(1);

    await server.start();
    // A browser that crashes may lose its session: it writes its cookies to the disk twice a minute.
    await restarted.clearCookies();
    await openSignIn(again, at('/overview/'));
    await signIn(again, accounts.admin);
    await expect.poll(() => new Set(sent).size).toBe(3);
    await expect(unsent(again)).toHaveCount(0);
    await expectEdits(0);
    expect(sent).toHaveLength(3);
  } finally {
    await browser.remove();
  }
});

test.describe('in one browser', () => {
  test.use({ account: 'admin' });

  test('the list of unsent edits can be read, and an edit discarded', async ({ page, context }) => {
    const customer = await firstInvited(page);
    await context.setOffline(true);
    await answer(page, customer, 'Accept');
    await expect(page.getByText('What you change is kept on this device')).toBeVisible();
    await page.getByRole('button', { name: '1 change not sent yet' }).click();
    const drawer = page.getByRole('dialog', { name: 'Unsent changes' });
    await expect(drawer.getByText(`Accept the request from ${customer}`)).toBeVisible();
    await expect(drawer.getByText('Waiting for the connection')).toBeVisible();
    await expectAccessible(page, 'the list of unsent changes');

    await drawer.getByRole('button', { name: /^Discard/ }).click();
    await page
      .getByRole('dialog', { name: 'Discard this change?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(page.getByText('Everything is sent.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, customer).getByText('Invited', { exact: true })).toBeVisible();
    await context.setOffline(false);
  });

  test('if a colleague was faster, both answers are shown next to each other', async ({
    page,
    context,
    browser,
    server,
    sessionOf,
  }) => {
    const customer = await firstInvited(page);
    await context.setOffline(true);
    await answer(page, customer, 'Decline');
    await expectDeclined(page, customer);
    await expect(rowOf(page, customer).getByText(notSentYet, { exact: true })).toBeVisible();

    const other = await browser.newContext({ baseURL: server.url, storageState: await sessionOf('user') });
    const colleague = await other.newPage();
    const faster = arrivalsOf(colleague, respond);
    await colleague.goto('/overview/');
    await answer(colleague, customer, 'Accept');
    await expect.poll(() => faster.length).toBe(1);

    await context.setOffline(false);
    await page.getByRole('button', { name: '1 change needs your decision' }).click();
    await page.getByRole('button', { name: /^Compare/ }).click();
    const choice = page.getByRole('dialog', { name: 'Which version should count?' });
    await expect(choice.getByRole('row', { name: 'Answer Declined Accepted' })).toBeVisible();
    await expectAccessible(page, 'the choice between two versions');
    await choice.getByRole('button', { name: 'Keep mine' }).click();

    await colleague.reload();
    await expectDeclined(colleague, customer);
    await other.close();
  });

  test('only the same person finds them after the next sign-in', async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await openSignIn(page);
    await signIn(page, accounts.admin);
    const customer = await firstInvited(page);
    await page.route(respond, (route) => route.abort('connectionfailed'));
    await answer(page, customer, 'Accept');
    await expect(rowOf(page, customer).getByText(notSentYet, { exact: true })).toBeVisible();
    await signOut(page, accounts.admin);
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL(/\/logout\/$/);

    const sent = arrivalsOf(page, respond);
    await page.unroute(respond);
    await openSignIn(page);
    await signIn(page, accounts.user);
    await expect(rowOf(page, customer).getByText('Invited', { exact: true })).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    expect(sent).toEqual([]);
    await signOut(page);
    await expect(page).toHaveURL(/\/logout\/$/);

    await openSignIn(page);
    await signIn(page, accounts.admin);
    await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
    await expect.poll(() => sent.length).toBe(1);
    await context.close();
  });

  test('edits made offline in two tabs are sent by one of them, each once', async ({ page, context }) => {
    await page.goto(segment);
    await expect(renewable(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(figures);
    await expect(firstAmount(other)).toBeVisible();
    const sent = [page, other].map((tab) => arrivalsOf(tab));
    await context.setOffline(true);
    await renewable(page).fill('45');
    await renewable(page).blur();
    await firstAmount(other).fill('4322');
    await firstAmount(other).press('Enter');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: '2 changes not sent yet' })).toBeVisible();
    }

    await context.setOffline(false);
    for (const tab of [page, other]) await expect(unsent(tab)).toHaveCount(0);
    const keys = sent.flat();
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    await page.reload();
    await expect(renewable(page)).toHaveValue('45');
    await other.reload();
    await expect(firstAmount(other)).toHaveValue('4,322');
    await other.close();
  });

  test('a new version waits until it is accepted, and no input is lost', async ({ page, context }) => {
    const mark = (tab: Page) =>
      tab.evaluate(() => (window as { mark?: string }).mark).catch(() => 'asked while it went');
    const newVersion = (tab: Page) => tab.getByText('A new version is ready');
    await page.goto(segment);
    await expectOfflineCopy(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(segment);
      await renewable(tab).focus();
      await tab.evaluate(() => Object.assign(window, { mark: 'still here' }));
    }
    await renewable(page).fill('37');
    // What a deployment does to the worker's script: a new worker is installed alongside the active one.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?version=2').then(() => undefined));
    for (const tab of [page, other]) await expect(newVersion(tab)).toBeVisible();

    await other.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(() => mark(other)).toBeUndefined();
    await expect(newVersion(page)).toBeVisible();
    expect(await mark(page)).toBe('still here');
    await expect(renewable(page)).toHaveValue('37');
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(() => mark(page)).toBeUndefined();
    await expect(renewable(page)).toHaveValue('37');
    await other.close();
  });
});
