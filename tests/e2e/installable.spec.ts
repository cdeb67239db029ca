import type { CDPSession, Page } from '@playwright/test';
import { locales } from '../../core/i18n/locales';
import { toPath } from '../../core/i18n/localized-path';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, tokenInMail } from '../support/e2e/outbox';
import { PersistentBrowser } from '../support/e2e/persistent-browser';
import { requestsTable } from '../support/e2e/requests-page';
import { readReport, type Audit } from '../support/lighthouse';

// Chromium installs nothing in an incognito window, which other tests use.
const browser = new PersistentBrowser();
let page: Page;
let developerTools: CDPSession;

test.beforeAll(async () => {
  const context = await browser.start();
  page = await context.newPage();
  developerTools = await context.newCDPSession(page);
});
test.afterAll(() => browser.remove());

async function expectInstallable(where: string): Promise<void> {
  // The browser fetches the manifest after the page has loaded.
  const errors = async () => (await developerTools.send('Page.getInstallabilityErrors')).installabilityErrors;
  await expect.poll(errors, `what keeps ${where} from being installed`).toEqual([]);
  const manifest = await developerTools.send('Page.getAppManifest');
  expect([new URL(manifest.url).pathname, manifest.errors], `manifest of ${where}`).toEqual([
    '/manifest.webmanifest',
    [],
  ]);
}

test('Chromium installs the app from the start page in each language, and from within', async ({
  server,
}) => {
  for (const locale of locales) {
    await page.goto(`${server.url}${toPath('/', locale)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectInstallable(toPath('/', locale));
  }
  await openSignIn(page, `${server.url}/overview/`);
  await signIn(page, accounts.user);
  await expect(requestsTable(page)).toBeVisible();
  await expectInstallable('/overview/');
});

/** Audits that are informative only or not applicable. An audit that failed to run counts as failed. */
const isUnscored = (audit?: Audit): boolean =>
  ['informative', 'manual', 'notApplicable'].includes(audit?.scoreDisplayMode ?? '');

test('Lighthouse finds all good practices on the pages that invited people see', async ({
  server,
  page: outbox,
}) => {
  const token = await tokenInMail(outbox, invitees.en.email);
  for (const path of ['/', '/register/']) {
    const { audits, categories } = await readReport([
      `${server.url}${path}?token=${token}`,
      `--port=${browser.debuggingPort}`,
      '--output=json',
      '--quiet',
      '--only-categories=best-practices',
    ]);
    const judged = categories['best-practices']?.auditRefs.map(({ id }) => audits[id]) ?? [];
    expect(judged).not.toEqual([]);
    const failed = judged.filter((audit) => !isUnscored(audit) && audit?.score !== 1);
    expect(failed, path).toEqual([]);
  }
});
