import { frameColours } from '../../site.config';
import { waitForHydration } from '../support/e2e/hydration';
import { expect, test } from '../support/e2e/fixtures';

const german = { locale: 'de-AT' };

test.use({ serviceWorkers: 'allow' });

test.describe('the first visit of a German-speaking person', () => {
  test.use(german);

  test('shows the page in the browser’s language and keeps query and hash', async ({ page }) => {
    await page.goto('/error/?from=mail#top');
    await expect(page).toHaveURL('/de/error/?from=mail#top');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('loads its font in one file', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto('/de/error/');
    await waitForHydration(page);
    expect(fonts).toEqual([expect.stringContaining('/static/inter-basic-')]);
    expect(await page.content()).not.toContain('data:font');
  });

  test('uses the language of the invitation or of a link before the browser’s', async ({ page }) => {
    await page.goto('/error/?locale=pt');
    await expect(page).toHaveURL('/pt/error/?locale=pt');
    await page.goto('/fr/error/');
    await expect(page).toHaveURL('/fr/error/');
  });
});

test('a chosen language overrides the language of a link', async ({ page }) => {
  await page.goto('/error/?from=mail');
  await page.getByText('English').first().click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/error/?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitación no válida');
  await page.goto('/de/error/');
  await expect(page).toHaveURL('/es/error/');
});

test('an address that continues like that of another site stays on this one, in any language', async ({
  page,
}) => {
  await page.goto('/de//elsewhere.example/?locale=en');
  await expect(page).toHaveURL('/elsewhere.example/?locale=en');
});

test('an unknown address gets the translated page in each language', async ({ page }) => {
  const answer = await page.goto('/zh-CN/no/such/page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page can be read, and its language changed', async ({ page }) => {
    await page.goto('/error/');
    await page.getByText('English').first().click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/error/');
  });

  test('pages say what they need', async ({ page }) => {
    for (const path of ['/de/register/', '/de/overview/']) {
      await page.goto(path);
      // Searches for text leave out <noscript>.
      const notice = page.locator('noscript > p');
      await expect(notice).toBeVisible();
      expect(await notice.textContent()).toMatch(/^Ohne JavaScript können Sie diese Seite nur lesen\./);
    }
  });
});

test('the theme follows the system before the first paint, then the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/error/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the site can be installed: its own window, accent-coloured frame, both kinds of icons', async ({
  request,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; form_factor: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'supplier+s',
    display: 'standalone',
    start_url: '/',
    theme_color: frameColours.accent,
    shortcuts: [
      { name: 'Customer Requests', url: '/overview/' },
      { name: 'Self Assessment', url: '/self-assessment/' },
      { name: 'Carbon Accounting', url: '/carbon-accounting/' },
      { name: 'Supply Chain Management', url: '/supply-chain-management/' },
    ],
    share_target: { action: '/carbon-accounting/invoices/', method: 'POST', enctype: 'multipart/form-data' },
    file_handlers: [
      { action: '/carbon-accounting/invoices/', accept: { 'application/xml': ['.xml'] } },
      {
        action: '/carbon-accounting/creditors/',
        accept: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] },
      },
    ],
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor).sort()).toEqual(['narrow', 'wide']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await request.get(`/${src.replace(/^\//, '')}`);
    expect([src, image.status(), image.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});

test('the header stays mounted while pages and languages change', async ({ page }) => {
  await page.goto('/error/');
  await waitForHydration(page);
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.evaluate((element) => element.setAttribute('data-seen', 'yes'));
  await page.getByRole('link', { name: 'supplier+s' }).click();
  await expect(page).toHaveURL('/');
  await expect(toggle).toHaveAttribute('data-seen', 'yes');
  await page.getByText('English').first().click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/');
  await expect(page.getByRole('button', { name: 'Dunkle Darstellung' })).toHaveAttribute('data-seen', 'yes');
});

test('a script that the page’s policy does not list does not run', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  for (const address of ['/', '/de/error/', '/logout/', '/overview/', '/404/']) {
    await page.goto(address);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /script-src 'self' 'sha256-/);
    await expect(policy).not.toHaveAttribute('content', /unsafe/);
  }
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { text: 'window.hit = 1' })),
  );
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  // The header and the page list the same scripts: both refuse this one with the same message.
  await expect.poll(() => [...new Set(refused)]).toHaveLength(1);
});
