import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SpendDistributionList } from '../../core/contracts/ca-spend-distributions';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import { completeSetUp, registerFromMail } from '../support/e2e/new-user';
import { rowOf } from '../support/e2e/requests-page';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';
import { inviteSupplier, supplierRow, suppliersTable } from '../support/e2e/suppliers-page';

test.use({ account: 'admin', world: 'supply-chain', locale: 'en-GB' });

const supplier = {
  name: 'Tidewater Castings Ltd',
  email: 'quality@tidewater-castings.example',
  sector: 'Castings and forgings',
  country: 'United Kingdom',
};
const year = new Date().getFullYear() - 1;

/** Headers and paths for requests like the page's own, for its project. */
async function callerOf(page: Page) {
  const seen = await page.waitForRequest(/\/api\/ca-emission-results\/project\/\d+/);
  const projectId = /project\/(\d+)/.exec(seen.url())?.[1] ?? '';
  const { authorization = '', 'x-access-token': token = '' } = seen.headers();
  const headers = { authorization, 'x-access-token': token };
  return { headers, path: (resource: string) => `/api/${resource}/project/${projectId}` };
}

/** The scope 3 sector of iron and steel castings, which the supplier's answers are about. */
const castings = 6;

/** Enters that castings, replacing the smallest sector, are bought only from this supplier. */
async function buyFrom(page: Page, caller: Awaited<ReturnType<typeof callerOf>>, linkingId: string) {
  const { headers, path } = caller;
  const listed = await page.request.get(`${path('ca-spend-distributions')}?year=${year}`, { headers });
  const { data } = (await listed.json()) as SpendDistributionList;
  const smallest = [...data].sort((a, b) => a.shareOfInput - b.shareOfInput)[0];
  if (!smallest) throw new Error(`Nothing is distributed in ${year}.`);
  await page.request.delete(`${path('ca-spend-distributions')}/${smallest.id}`, { headers });
  const distribution = await page.request.post(`${path('ca-spend-distributions')}/create`, {
    headers,
    data: { data: { Year: year, Scope3SectorId: castings, ShareOfInput: smallest.shareOfInput } },
  });
  const { data: sector } = (await distribution.json()) as { data: { id: string } };
  const created = await page.request.post(`${path('ca-supplier-inputs')}/create`, {
    headers,
    data: {
      data: {
        DistributionId: sector.id,
        SupplierId: linkingId,
        SupplierName: supplier.name,
        CountryCode: 'GB',
        ShareOfSectorInput: 100,
      },
    },
  });
  expect(created.status()).toBe(200);
}

/** Answers for a year how far the first measure is implemented, and submits it to the customers. */
async function answerAndSubmit(page: Page): Promise<void> {
  await page.goto('/self-assessment/business-segments/CASTINGS_FORGINGS/GB/update/');
  const dataYear = page.getByLabel('Which year do the answers in this segment refer to?');
  await dataYear.fill(String(year));
  await dataYear.blur();
  const degree = page.locator('[id^="measure-"][role="group"]').first().getByLabel('Today (%)');
  await degree.fill('60');
  await degree.blur();
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await page.goto('/self-assessment/');
  await page.getByRole('button', { name: 'Review and submit' }).click();
  await page.getByRole('button', { name: 'Submit to 1 customer' }).click();
  await expect(page.getByText('Your first self-assessment is submitted')).toBeVisible();
}

/** Withholds the main contact from the only customer, and checks that customer's preview. */
async function withholdContact(page: Page): Promise<void> {
  await page.goto('/overview/');
  await page.getByRole('rowheader').getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^Preview: what/).click();
  await expect(drawer.getByRole('region', { name: 'Contact' })).toContainText(supplier.email);
  await expectAccessible(page, 'preview of what a customer sees');
  const kept = page.waitForResponse((response) => response.url().endsWith('/visibility'));
  await drawer.getByRole('checkbox', { name: /^Main contact/ }).uncheck();
  await expect(drawer.getByRole('region', { name: 'Contact' })).toContainText('Not shared');
  expect((await kept).status()).toBe(200);
}

test('end to end: an invited supplier registers, answers, and changes its customer’s results', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/supply-chain-management/');
  const linkingId = await inviteSupplier(page, supplier);
  const row = supplierRow(page, supplier.name);
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();

  const results = await page.context().newPage();
  const seen = callerOf(results);
  await results.goto(`/carbon-accounting/${year}/results/`);
  await buyFrom(results, await seen, linkingId);
  const calculate = results.getByRole('button', { name: 'Calculate', exact: true });
  await expect(results.getByText('Recalculate', { exact: true })).toBeVisible();
  await calculate.click();
  await expect(results.getByText('Up to date', { exact: true })).toBeVisible();
  const savedBySuppliers = results
    .getByRole('region', { name: 'What your suppliers save' })
    .getByRole('row', { name: /^Saved by suppliers/ });
  const before = await savedBySuppliers.textContent();

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    locale: 'en-GB',
  });
  const stranger = await context.newPage();
  await registerFromMail(stranger, supplier.email);
  await expect(row.getByText('Accepted', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: supplier.name }).click();
  const drawer = page.getByRole('dialog', { name: supplier.name });
  await expect(drawer.getByText('Shown once the supplier has submitted its answers to you.')).toBeVisible();
  await completeSetUp(stranger);
  await answerAndSubmit(stranger);

  await expect(drawer.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Submitted answers')).toBeVisible();
  await expect(drawer.getByText('Emissions avoided')).toBeVisible();

  const contact = drawer.getByRole('region', { name: 'Contact' });
  await expect(contact).toContainText(supplier.email);
  await withholdContact(stranger);
  await context.close();
  await expect(contact).toHaveText(/Not shared by the supplier/);
  await page.keyboard.press('Escape');
  await expect(row.getByText('Submitted', { exact: true })).toBeVisible();

  await expect(results.getByText('Recalculate', { exact: true })).toBeVisible();
  await calculate.click();
  await expect(results.getByText('Up to date', { exact: true })).toBeVisible();
  await expect(savedBySuppliers).not.toHaveText(before ?? '');
});

test('a list is invited after a preview of its errors', async ({ page }) => {
  await page.goto('/supply-chain-management/');
  await page.getByRole('button', { name: 'Invite several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite several suppliers' });
  await expectAccessible(page, 'inviting several');
  const rows = [
    'Company;Email;Product group;Country;Due date',
    'Gießerei Süd;post@giesserei-sued.example;Castings and forgings;Germany;31.12.2030',
    'No address;nobody;Castings and forgings;Germany;',
    'Bohemia Coatings s.r.o.;kontakt@lieferant-9.example;CHEMICALS;Czechia;',
  ];
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await expect(
    dialog.getByText('1 supplier can be invited. 2 rows are wrong and are left out.'),
  ).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText(/has already been invited/)).toBeVisible();
  await expectAccessible(page, 'preview of a list');
  await dialog.getByRole('button', { name: 'Invite 1 supplier' }).click();
  await expect(page.getByText('1 supplier has been invited. 2 rows were left out.')).toBeVisible();
  await expect(supplierRow(page, 'Gießerei Süd').getByText('Invited', { exact: true })).toBeVisible();
});

test('a due date and its reminder are set in the drawer', async ({ page }) => {
  await page.goto('/supply-chain-management/');
  await supplierRow(page, 'Bohemia Coatings s.r.o.').getByRole('button').first().click();
  const drawer = page.getByRole('dialog', { name: 'Bohemia Coatings s.r.o.' });
  await drawer.getByLabel('Answer due by').fill('2030-06-30');
  await drawer.getByLabel('Automatic reminder').selectOption({ label: '7 days before' });
  await expectAccessible(page, 'drawer of a supplier');
  await drawer.getByRole('button', { name: 'Save request' }).click();
  await expect(page.getByText('The request to Bohemia Coatings s.r.o. has been saved.')).toBeVisible();
  await supplierRow(page, 'Bohemia Coatings s.r.o.').getByRole('button').first().click();
  await expect(drawer.getByLabel('Answer due by')).toHaveValue('2030-06-30');
  await expect(drawer.getByLabel('Automatic reminder')).toHaveValue('7');
});

test('a supplier is reminded after a preview of the mail', async ({ page }) => {
  await page.goto('/supply-chain-management/');
  const name = 'Adria Cargo d.o.o.';
  await supplierRow(page, name).getByRole('button').first().click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Remind', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remind ${name}` });
  await dialog.getByLabel(/^Message/).fill('We close our books in January.');
  await dialog.getByText('Preview of the email').click();
  await expect(dialog.locator('pre')).toContainText('We close our books in January.');
  await expectAccessible(page, 'reminder');
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText(`${name} has been reminded.`)).toBeVisible();
});

test('a supplier sees the due date, and adds it to a calendar', async ({ page }) => {
  await page.goto('/overview/');
  const row = rowOf(page, 'Hansewind Turbinen GmbH').filter({ hasText: 'Answer was due by' });
  await row.getByRole('rowheader').getByRole('button').click();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await begun).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain('SUMMARY:Answer Hansewind Turbinen GmbH: carbon data');
});

test('filter and sort fields are aligned', async ({ page }) => {
  // Narrow enough for suppliers to be cards.
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/supply-chain-management/');
  const bottomOf = async (field: Locator) => {
    const { y, height } = (await field.boundingBox()) ?? { y: NaN, height: 0 };
    return y + height;
  };
  const order = page.getByLabel('Sort by');
  await expect(order).toBeVisible();
  const chosen = page.getByLabel('Product group', { exact: true });
  await expect.poll(async () => (await bottomOf(chosen)) - (await bottomOf(order))).toBe(0);
});

test('with every column selected, the table scrolls, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/supply-chain-management/');
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['Contact', 'Due date', 'In one year', 'Emissions avoided'])
    await page.getByRole('checkbox', { name: column }).check();
  await page.keyboard.press('Escape');
  await expectNoHorizontalScroll(page, 'a table with every column');
  const last = suppliersTable(page).getByRole('columnheader', { name: 'Share of spend' });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.getByRole('button').focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const cell = suppliersTable(page).getByRole('row').nth(1).getByRole('cell').last();
  await expect(cell).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page, 'a table scrolled to its end');
});

test.describe('with an offline copy of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the list is available offline, marked as possibly outdated, and can be sorted and filtered', async ({
    page,
    context,
  }) => {
    await page.goto('/supply-chain-management/');
    const names = suppliersTable(page).getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    await expectOfflineCopy(page);
    await expectAnswersPersisted(page);
    const latest = (await names.first().textContent()) ?? '';
    await context.setOffline(true);
    await page.reload();
    await expect(names.first()).toHaveText(latest);
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^You are not connected\. The list shows what was loaded last/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite supplier' })).toBeDisabled();

    const bySupplier = suppliersTable(page).getByRole('columnheader', { name: 'Supplier' });
    await bySupplier.getByRole('button').click();
    await expect(bySupplier).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toContainText('Adria Cargo d.o.o.');
    await page.getByRole('searchbox').fill('bohemia');
    await expect(names).toHaveCount(1);
    await expect(names).toContainText('Bohemia Coatings s.r.o.');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Invite supplier' })).toBeEnabled();
  });
});
