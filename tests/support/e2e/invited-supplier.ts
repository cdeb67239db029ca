import type { Browser, Page } from '@playwright/test';
import { completeSetUp, registerFromMail } from './new-user';
import { inviteSupplier } from './suppliers-page';

/** Invites a company, which registers in its own browser and opens its first page. */
export async function inviteAndRegister(
  by: Page,
  company: Parameters<typeof inviteSupplier>[1],
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<Page> {
  await by.goto('/supply-chain-management/');
  await inviteSupplier(by, company);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await registerFromMail(page, company.email, company.name);
  await completeSetUp(page);
  return page;
}
