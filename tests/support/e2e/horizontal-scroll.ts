import { expect, type Page } from '@playwright/test';

/** Fails when a page scrolls horizontally: on a phone `innerWidth` grows with too wide content, this does not. */
export async function expectNoHorizontalScroll(page: Page, where: string): Promise<void> {
  const scrolled = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(scrolled, `${where} scrolls horizontally by this many px`).toBeLessThanOrEqual(0);
}
