import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../core/i18n/locales';

export interface Look {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
  state: string;
}

/** Where the pictures of a look stand, kept out of the repository. */
export const folderOf = ({ locale, theme, width, state }: Look): string =>
  path.join('pictures', `${locale}-${theme}-${width}-${state}`);

/** Of the whole page, with what is drawn only when it comes into view, once nothing of it is being loaded. */
export async function takePicture(page: Page, route: string, look: Look): Promise<string> {
  if (look.state !== 'loading')
    await expect(page.locator('[class*="skeleton-module--skeleton"]')).toHaveCount(0, { timeout: 30_000 });
  await showAll(page);
  const name = route.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'start';
  const file = path.join(folderOf(look), `${name}.jpg`);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70, timeout: 60_000 });
  return file;
}

/** What browsers leave out of sight is drawn as well; of long tables the rows on the first screen are. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a browser leaves out of what nobody sees yet.
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
