import { expect, type Page } from '@playwright/test';

/** Fails when a page can be scrolled sideways: on a phone `innerWidth` grows with what is too wide, this does not. */
export async function expectNotSideways(page: Page, where: string): Promise<void> {
  const scrolled = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(scrolled, `${where} scrolls sideways by so many px`).toBeLessThanOrEqual(0);
}
