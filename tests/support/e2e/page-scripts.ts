import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The scripts that a page loads until it is idle. */
export async function scriptsOf(page: Page, address: string): Promise<Buffer[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      bodies.set(response.url(), response.body());
  };
  // What an earlier page is still loading is not part of this page, and cannot be read once that page is left.
  await page.goto('about:blank');
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', note);
  return Promise.all(bodies.values());
}

/** In units of 1,000 bytes, with brotli at its best quality. */
export function kilobytesOf(scripts: readonly Buffer[]): number {
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1000;
}
