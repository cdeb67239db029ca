import { expect, type BrowserContext, type Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from './accounts';

export const tokenEndpoint = '**/protocol/openid-connect/token';
export const provider = '**/realms/**';

const { user } = accounts;

/** Signs Luis in through the sign-in page; every test that ends a session starts its own. */
export async function beginSession(page: Page, address = '/overview/'): Promise<void> {
  await openSignIn(page, address);
  await signIn(page, user);
  await expectAccount(page);
}

export async function expectAccount(page: Page, who: { name: string } = user): Promise<void> {
  await expect(accountMenu(page, who)).toBeVisible();
}

/** Whatever the page shows, it contains neither the person nor the company. */
export async function expectNothingOfTheAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/Luis|Ortega|Alpenguss/);
}

/**
 * A page that becomes visible takes the focus, which closes the menu: then it is opened again. A click that is
 * reported late on a busy machine has worked, and the menu is gone.
 */
export async function signOut(page: Page, who: { name: string } = user): Promise<void> {
  const entry = page.getByRole('button', { name: 'Sign out' });
  await expect(async () => {
    if (page.url().endsWith('/logout/')) return;
    if (!(await entry.isVisible())) await accountMenu(page, who).click({ timeout: 2_000 });
    await entry.click({ timeout: 2_000 });
  }).toPass();
}

export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expectAccount(tab);
  return tab;
}

function accountMenu(page: Page, { name }: { name: string }) {
  return page.getByRole('button', { name: `Account of ${name}` });
}
