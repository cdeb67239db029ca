import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openFields, preview, siteState, text } from '../support/content/editor-page';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, tokenInMail } from '../support/e2e/outbox';

const texts = process.env.TEST_TEXTS ?? '';
const german = path.join(texts, 'locales/de/registration.json');
const backend = 'build/content/backend.json';

/** Like the demo world of `npm run content`: the registration page shows its form to invited people only. */
async function invite(page: Page): Promise<void> {
  const token = await tokenInMail(page, invitees.de.email);
  const place = JSON.parse(readFileSync(backend, 'utf8')) as object;
  writeFileSync(backend, JSON.stringify({ ...place, invitation: `token=${token}` }));
}

test('a German label of the registration page is changed, previewed, saved: one line of one file, and the site shows it', async ({
  page,
  browser,
}) => {
  await invite(page);
  const before = readFileSync(german, 'utf8');
  await openFields(page);
  await expect(preview(page).getByText('Firmenname', { exact: true })).toBeVisible();

  const label = text(page, 'fields__companyName', 'Deutsch');
  await label.fill('Firma <b>');
  await expect(page.getByRole('alert')).toContainText('has HTML');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
  await expect(label).toBeFocused();
  await label.fill('Firmenname laut Register');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(preview(page).getByText('Firmenname laut Register', { exact: true })).toBeVisible();
  await expect(
    preview(page).locator('[data-text-name~="registration:fields.companyName"]').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
  await expect
    .poll(() => readFileSync(german, 'utf8'))
    .toBe(before.replace('"Firmenname"', '"Firmenname laut Register"'));

  // A publication is served once the editor says so; the same server serves it.
  await expect(siteState(page)).toHaveText('Live now');
  const served = await page.request.get('/de/register/');
  expect(await served.text()).toContain('Firmenname laut Register');
  const { invitation } = JSON.parse(readFileSync(backend, 'utf8')) as { invitation: string };
  // A new visitor: a known device keeps the old page until its update.
  const visitor = await browser.newPage();
  await visitor.goto(`/de/register/?${invitation}`);
  await expect(visitor.getByText('Firmenname laut Register', { exact: true })).toBeVisible();
  await visitor.close();
});

test('a German heading seen on a page is found, changed, served, viewed in the history and undone', async ({
  page,
}) => {
  const file = path.join(texts, 'locales/de/legal.json');
  const before = readFileSync(file, 'utf8');
  const served = async () => (await page.request.get('/de/legal/terms/')).text();
  const tools = page.getByRole('navigation', { name: 'All texts' });
  await page.goto('/content/');
  await tools.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Words or key').fill('nutzungs bedingungen');
  await page.getByLabel('Words or key').press('Enter');
  const found = page.getByRole('listitem').filter({ hasText: 'legal:terms.title' });
  await found.getByRole('button', { name: /Privacy policy and terms/ }).click();
  const heading = text(page, 'terms__title', 'Deutsch');
  await expect(heading).toBeFocused();
  await heading.fill('Allgemeine Nutzungsbedingungen');

  // The input survives a reload of the page.
  await page.reload();
  await expect(heading).toHaveValue('Allgemeine Nutzungsbedingungen');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
  await expect.poll(served).toContain('Allgemeine Nutzungsbedingungen');

  await tools.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of the texts' });
  await history
    .getByText(/Privacy policy and terms.*\(de\)/)
    .first()
    .click();
  await expect(history.locator('ins').first()).toContainText('Allgemeine');
  await history.getByRole('button', { name: /Revert all/ }).click();
  await expect(history.getByRole('status')).toHaveText('Reverted.');
  expect(readFileSync(file, 'utf8')).toBe(before);
  await expect.poll(served).not.toContain('Allgemeine Nutzungsbedingungen');
});

test('while a text is published, every response is the complete old or new page', async ({ page }) => {
  const before = readFileSync(german, 'utf8');
  const addresses = ['/de/register/', '/page-data/de/register/page-data.json'];
  const answers = new Map(addresses.map((address) => [address, new Set<string>()]));
  let isOver = false;
  const read = async () => {
    while (!isOver)
      for (const [address, seen] of answers) {
        const answer = await page.request.get(address);
        expect(answer.status()).toBe(200);
        seen.add(await answer.text());
      }
  };
  await openFields(page);
  const label = text(page, 'fields__companyCountry', 'Deutsch');
  const reading = read();
  try {
    await label.fill('Land des Sitzes');
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Publish now').click();
    await expect(siteState(page)).toHaveText('Live now');
  } finally {
    isOver = true;
    await reading;
    writeFileSync(german, before);
  }
  for (const seen of answers.values()) {
    expect(seen.size).toBe(2);
    expect([...seen].map((body) => body.includes('Land des Sitzes'))).toEqual([false, true]);
  }
});

test('input made during a publication stays in its field, to be published next', async ({ page }) => {
  const { backend: place } = JSON.parse(readFileSync(backend, 'utf8')) as { backend: { proxy_url: string } };
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(place.proxy_url, async (route) => {
    if (route.request().postData()?.includes('persistEntry')) await held;
    await route.continue();
  });
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Publish now').click();
  };
  const before = readFileSync(german, 'utf8');
  await openFields(page);
  const field = text(page, 'fields__companyName', 'Deutsch');
  await field.fill('Name der Firma');
  const sent = page.waitForRequest((request) => request.postData()?.includes('persistEntry') ?? false);
  await publish();
  await sent;
  await field.fill('Name des Unternehmens');
  goOn();
  try {
    await expect(siteState(page)).toHaveText('Live now');
    await expect.poll(() => readFileSync(german, 'utf8')).toContain('"Name der Firma"');
    await expect(page.getByText('Not published yet.')).toBeVisible();
    await expect(field).toHaveValue('Name des Unternehmens');
    await publish();
    await expect.poll(() => readFileSync(german, 'utf8')).toContain('"Name des Unternehmens"');
  } finally {
    writeFileSync(german, before);
  }
});

test('a click on a text opens its field, and with Alt it is a click on the page', async ({ page }) => {
  await page.goto('/de/legal/terms/?texts=show');
  const editor = page.waitForEvent('popup');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(text(await editor, 'terms__title', 'Deutsch')).toBeFocused();
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' });
  await privacy.click({ modifiers: ['Alt'] });
  await expect(page).toHaveURL(/\/de\/legal\/privacy-policy\//);
});

test('faults that break the product are not saved', async ({ page }) => {
  const before = readFileSync(german, 'utf8');
  await openFields(page);
  await text(page, 'fields__terms', 'Deutsch').fill('Ich akzeptiere die Bedingungen');
  await expect(page.getByRole('alert')).toContainText('lacks <privacy>…</privacy>');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
  await expect(page.getByText(/Deutsch lacks/).first()).toBeVisible();
  expect(readFileSync(german, 'utf8')).toBe(before);
});

test('a page about a cause of emissions is added, and removed again', async ({ page }) => {
  const file = path.join(texts, 'locales/en/questions.json');
  const before = readFileSync(file, 'utf8');
  const written = () =>
    (JSON.parse(readFileSync(file, 'utf8')) as { learning: Record<string, unknown> }).learning
      .meltingFurnaces;
  const own = {
    title: 'Furnaces',
    why: 'They use the most.',
    where: 'On the meter.',
    example: '5 GWh a year.',
  };
  const fill = async (texts: Record<keyof typeof own, string>) => {
    for (const [name, value] of Object.entries(texts))
      await text(page, `learning__meltingFurnaces__${name}`, 'English').fill(value);
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Publish now').click();
  };
  const title = text(page, 'learning__meltingFurnaces__title', 'English');
  const open = async () => {
    await page.goto('/content/');
    await page.getByRole('link', { name: 'Catalogue of questions and e-learning' }).click();
    await page.getByRole('link', { name: /Catalogue: cause “Melting and heating furnaces”/ }).click();
    await title.focus();
    // Nobody is signed in: the preview redirects to another page, and leaves the focus where it is.
    await expect(preview(page).getByRole('heading', { name: 'Bei supplier+s anmelden' })).toBeVisible();
    await expect(title).toBeFocused();
  };
  await open();
  await fill(own);
  await expect.poll(written).toEqual(own);

  await open();
  await expect(title).toHaveValue(own.title);
  await fill({ title: '', why: '', where: '', example: '' });
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
});

test('a mail is shown as it will be sent, with the unsaved input', async ({ page }) => {
  await page.goto('/content/');
  await page.getByRole('link', { name: 'E-mails' }).click();
  await page.getByRole('link', { name: /E-mails: reminder/ }).click();
  const mail = preview(page);
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    'Erinnerung: Nordwerk Automotive AG bittet um Ihre CO₂-Daten',
  );
  await text(page, 'reminder__subject', 'Deutsch').fill('{{requester}} wartet noch');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Nordwerk Automotive AG wartet noch');
  await expect(mail.locator('[data-text-name="mail:greeting"]')).toHaveText('Guten Tag,');
});

test('the pages show the names of texts, and a simulated longer language', async ({ page }) => {
  await page.goto('/de/legal/terms/?texts=show');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Nutzungsbedingungen');
  await title.hover();
  await expect(page.locator('#text-name')).toHaveText('legal:terms.title');

  await page.goto('/legal/terms/?texts=pseudo&theme=dark');
  await expect(title).toHaveText(/^\[Ţéŕmš ö[^ ]+ Šéŕvîçé~+\]$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/legal/terms/');
  await expect(title).toHaveText('Terms of Service');
  await expect(page.locator('[data-text-name]')).toHaveCount(0);
});

test('only the editor may access the working copy', async ({ request }) => {
  const { backend: place } = JSON.parse(readFileSync(backend, 'utf8')) as { backend: { proxy_url: string } };
  const call = (origin: string) =>
    request.post(place.proxy_url, {
      headers: { origin },
      data: { action: 'getEntry', params: { path: 'locales/de/registration.json' } },
    });
  expect((await call('https://elsewhere.example')).status()).toBe(403);
});
