import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { folderOf, type Look } from './take-picture';

/** Width of a picture on the sheet. */
const thumbnailWidth = 360;

/** One picture of all pictures of a variant, each with its name. */
export async function createSheet(browser: Browser, files: readonly string[], look: Look): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 6 * thumbnailWidth, height: 1000 } });
  await sheet.evaluate(
    async ({ pictures, width }) => {
      const board = document.body.appendChild(document.createElement('main'));
      board.style.cssText = 'font: 14px sans-serif; columns: 6; column-gap: 0';
      await Promise.all(
        pictures.map(async ({ name, source }) => {
          const figure = document.createElement('figure');
          figure.style.cssText = 'margin: 0; padding: 6px; break-inside: avoid';
          const image = new Image(width - 12);
          image.style.cssText = 'display: block; border: 1px solid #888';
          const caption = document.createElement('figcaption');
          caption.textContent = name;
          figure.append(caption, image);
          board.append(figure);
          image.src = source;
          await image.decode();
        }),
      );
    },
    {
      width: thumbnailWidth,
      pictures: files.map((file) => ({
        name: path.basename(file, '.jpg'),
        source: `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`,
      })),
    },
  );
  await sheet.screenshot({ path: `${folderOf(look)}.jpg`, fullPage: true, type: 'jpeg', quality: 80 });
  await sheet.close();
}
