import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../core/i18n/locales';

export interface Look {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
  state: string;
}

/** Where the pictures of a variant are stored; Git ignores the folder. */
export const folderOf = ({ locale, theme, width, state }: Look): string =>
  path.join('pictures', `${locale}-${theme}-${width}-${state}`);

/** A picture of the whole page after everything has loaded, including content that is rendered only when visible. */
export async function takePicture(page: Page, route: string, look: Look): Promise<string> {
  if (look.state !== 'loading')
    await expect(page.locator('[data-skeleton]')).toHaveCount(0, { timeout: 30_000 });
  await showAll(page);
  const name = route.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'start';
  const file = path.join(folderOf(look), `${name}.jpg`);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70, timeout: 60_000 });
  return file;
}

/** Renders what browsers skip outside the view; of long tables the rows of the first screen. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Content that browsers do not render until it is visible.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [everything];
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await drawn();
    }
    window.scrollTo(0, 0);
    await drawn();
  });
}
