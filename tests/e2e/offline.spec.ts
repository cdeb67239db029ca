import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { ProductServer } from '../support/e2e/product-server';

test.use({ serviceWorkers: 'allow' });

/** The languages whose pages the service worker has cached. */
function keptLanguages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('site')).keys();
    const paths = keys.map(({ url }) => new URL(url).pathname);
    return paths.flatMap((path) => /^\/offline\/(.+)-\w{20}\.json$/.exec(path)?.[1] ?? []).sort();
  });
}

test('after one page in one language, every area opens in every language offline', async ({ browser }) => {
  const server = await ProductServer.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(`${page.url()}: ${message.text()}`);
  });
  try {
    await page.goto('/de/error/');
    await expect.poll(() => keptLanguages(page)).toEqual(['de', 'en', 'es', 'fr', 'pt', 'zh-CN']);
    await server.stop('SIGKILL');

    for (const [address, heading] of [
      ['/de/', 'Bei supplier+s anmelden'],
      ['/fr/logout/', 'Vous êtes déconnecté'],
      ['/zh-CN/no/such/page/', '页面不存在'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    for (const [address, area] of [
      ['/overview/', 'Customer Requests'],
      ['/en/overview/', 'Customer Requests'],
      ['/pt/self-assessment', 'Autoavaliação'],
      ['/es/carbon-accounting/', 'Contabilidad de carbono'],
      ['/de/supply-chain-management/', 'Lieferkettenmanagement'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'page');
    }

    await page.goto('/en/error/?a=1');
    await expect(page).toHaveURL('/error/?a=1');

    await page.goto('/error/');
    await page.getByText('English').first().click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('邀请无效');
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await server.remove();
  }
});

test('requests to the product and the identity provider are never cached', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => keptLanguages(page)).toHaveLength(6);
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(api|realms|ws)\b/.test(path))).toEqual([]);
});

test('only the worker registration of the offline plugin is shipped', async ({ request }) => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /offline-plugin|workbox-v|idb-keyval/.test(file))).toEqual([]);
  const worker = await (await request.get('/sw.js')).text();
  expect(worker).not.toMatch(/importScripts|gatsby-plugin-offline/);
  expect((await request.get('/offline-plugin-app-shell-fallback/')).status()).toBe(404);
});
