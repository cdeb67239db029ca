import type { Page } from '@playwright/test';

/** Waits until a prebuilt page listens also to what is not kept for it: the focus, and links. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

/** Keeps the scripts of the next pages away until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
