import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The scripts that a page loads until it is at rest, in kilobytes (1,000 bytes) of brotli at its best quality. */
export async function scriptKilobytes(page: Page, address: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    sizes.set(response.url(), size);
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', note);
  const bytes = await Promise.all(sizes.values());
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
