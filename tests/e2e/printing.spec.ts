import type { Page } from '@playwright/test';
import type { EmissionResultList } from '../../core/contracts/ca-emission-results';
import type { YearReportAnswer } from '../../core/contracts/ca-years';
import { expect, test } from '../support/e2e/fixtures';
import { printed, type PrintedPage } from '../support/e2e/printed-pages';

/** The offline cache would respond instead of the server. */
test.use({ account: 'admin' });

/** The demo world has results for this year. */
const year = new Date().getUTCFullYear() - 1;
const pageSize = 200;
const count = 450;
const total = 450_000;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const nameOf = (number: number) => `Supplier ${String(number).padStart(4, '0')}`;
const numberOf = (text: string) =>
  [...text.matchAll(/Supplier (\d{4})/g)].map(([, digits]) => Number(digits));

/** A year of many rows of 1,000 t, each of its own supplier, derived from the server's first row. */
async function giveManyRows(page: Page): Promise<void> {
  const rows = /\/api\/ca-emission-results\/project\/\d+/;
  await page.route(new RegExp(`${rows.source}\\?`), async (route) => {
    const url = new URL(route.request().url());
    const asked = Number(url.searchParams.get('page'));
    url.searchParams.set('page', '1');
    const answer = await route.fetch({ url: url.href });
    const { data } = (await answer.json()) as EmissionResultList;
    const own = numbers.slice((asked - 1) * pageSize, asked * pageSize).map((number) => ({
      ...data[0],
      ...{ id: `row-${number}`, supplierIdFrontend: `V-${number}`, supplierName: nameOf(number) },
      ...{ scopeDetails: 'spend-based', inTotals: true, baselineEmissionsTonsCO2e: 1000 },
    }));
    const pagination = { page: asked, pageSize, pageCount: Math.ceil(count / pageSize), total: count };
    await route.fulfill({ response: answer, json: { data: own, meta: { pagination } } });
  });
  await page.route(new RegExp(`${rows.source}/year/${year}$`), async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as YearReportAnswer;
    const totals = { ...data.totals, total };
    await route.fulfill({ response: answer, json: { data: { ...data, rows: count, totals } } });
  });
}

function expectGoodPages(pages: readonly PrintedPage[]): void {
  for (const [index, { text, collisions }] of pages.entries()) {
    expect(text, `page ${index + 1}`).toContain(`${index + 1} / ${pages.length}`);
    expect(collisions, `page ${index + 1}`).toEqual([]);
    if (numberOf(text).length > 1) expect(text, `page ${index + 1}`).toContain('Amount × factor');
  }
}

test('the printed results contain every row of a long year, its total and what has changed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await giveManyRows(page);
  await page.goto(`/carbon-accounting/${year}/results/`);
  await expect(page.getByText(`${pageSize} of ${count} rows`)).toBeVisible();

  const early = await printed(page);
  expect(early.map(({ text }) => text).join(' ')).toContain(
    `This printout holds ${pageSize} of ${count} rows.`,
  );

  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  const pages = await printed(page);
  const text = pages.map((each) => each.text).join(' ');
  expectGoodPages(pages);
  expect(numberOf(text.slice(text.indexOf('Every row of the account')))).toEqual(numbers);
  expect(text).not.toContain('This printout holds');
  expect(text).toMatch(/Total 450,000\.0/);
  expect(text).toContain(`What has changed since ${year - 1}`);
  expect(text).not.toContain('Show more rows');
});

test('the printed report has the largest rows, the sum of the others, and a total', async ({ page }) => {
  await giveManyRows(page);
  await page.goto(`/carbon-accounting/${year}/report/`);
  await expect(page.getByRole('heading', { name: `The ${pageSize} largest rows` })).toBeVisible();
  const pages = await printed(page);
  const text = pages.map((each) => each.text).join(' ');
  expectGoodPages(pages);
  expect(numberOf(text)).toEqual(numbers.slice(0, pageSize));
  expect(text).toMatch(/The other 250 rows of the account 250,000\.0/);
  expect(text).toMatch(/Total 450,000\.0/);
  expect(text).toContain('follows the GHG Protocol');
  expect(text).not.toContain('Print or save as PDF');
});

test('an exclusion from the account is printed on one page with its reason', async ({ page }) => {
  await page.route(new RegExp(`/api/ca-emission-results/project/\\d+/year/${year}$`), async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as YearReportAnswer;
    const exclusions = Array.from({ length: 40 }, (_, number) => ({
      ...{ name: `Site ${number}`, category: 7, isWhole: false },
      reason: `${'Rented out. '.repeat(number % 30)}Reason ${number}`,
    }));
    const boundary = data.boundary && { ...data.boundary, exclusions };
    await route.fulfill({ response: answer, json: { data: { ...data, boundary } } });
  });
  await page.goto(`/carbon-accounting/${year}/report/`);
  await expect(page.getByText('Site 39')).toBeVisible();
  const numbersAfter = (word: string, text: string) =>
    [...text.matchAll(new RegExp(`${word} (\\d+)`, 'g'))].map(([, digits]) => digits);
  for (const { text } of await printed(page))
    expect(numbersAfter('Reason', text)).toEqual(numbersAfter('Site', text));
});

test('a heading and its legend are printed on the page where their chart begins', async ({ page }) => {
  let count = 0;
  await page.route(new RegExp(`/api/ca-emission-results/project/\\d+/year/${year}$`), async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as YearReportAnswer;
    const exclusions = Array.from({ length: count }, (_, number) => ({
      ...{ name: `Site ${number}`, reason: 'Rented out.', category: 7, isWhole: false },
    }));
    const boundary = data.boundary && { ...data.boundary, exclusions };
    await route.fulfill({ response: answer, json: { data: { ...data, boundary } } });
  });
  const charts = [
    ['What has changed since', 'Cause t CO'],
    ['Where the emissions come from', 'From t CO'],
    ['How your energy use has developed', 'Year Renewable'],
  ] as const;
  // Each exclusion moves the rest of the report.
  for (count of [1, 2, 3]) {
    await page.goto(`/carbon-accounting/${year}/report/`);
    await expect(page.getByText(`Site ${count - 1}`)).toBeVisible();
    const pages = await printed(page);
    for (const [heading, columns] of charts)
      expect(pages.find(({ text }) => text.includes(heading))?.text).toContain(columns);
  }
});
