import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { numberFormat } from '../core/i18n/intl';
import { accounts, openSignIn, signIn } from '../tests/support/e2e/accounts';
import { ProductServer } from '../tests/support/e2e/product-server';
import { chromiumPath, machineOption, slowdownOn, warnIfBusy } from './machine';
import { printTable } from './pages/table';

/**
 * How long a phone with a processor four times slower takes from dropping a creditor list of 10,000 lines to the
 * imported distribution, without the person's thinking time, and the longest time the page is blocked: `npm run
 * bench:ledger`. `-- --lines 50000` is a longer list; `-- --machine 2` is for a machine that is twice as slow as the
 * one the bounds were set on.
 */
const { values } = parseArgs({ options: { lines: { type: 'string', default: '10000' }, ...machineOption } });
const lines = Number(values.lines);
const slowdown = slowdownOn(values.machine, 4);
const suppliers = 700;
/** A year without data in the demo world. */
const year = 2018;

interface Watched extends Window {
  longest: number;
}

/** Cents that add up to less than the turnover, and differ per line. */
const cents = [...Array(lines).keys()].map((index) => 1 + ((index * 7919) % 99_991));
const sum = cents.reduce((total, each) => total + each, 0) / 100;
const list = [
  'Number,Supplier,Amount',
  ...cents.map(
    (each, index) => `${index % suppliers},Supplier ${index % suppliers},${(each / 100).toFixed(2)}`,
  ),
].join('\n');

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

async function enterTurnover(page: Page): Promise<void> {
  await page.goto(`/carbon-accounting/${year}/update/`);
  const turnover = page.getByRole('textbox', { name: /^Turnover, / });
  await turnover.fill('100000');
  const saved = page.waitForResponse((answer) => answer.url().includes('/ca-spend-volumes/') && answer.ok());
  await turnover.press('Enter');
  await saved;
  await page.goto('/carbon-accounting/creditors/');
  await page.getByLabel('Year', { exact: true }).selectOption(String(year));
}

async function measure(page: Page) {
  await openSignIn(page);
  await signIn(page, accounts.admin);
  await page.getByRole('table').waitFor();
  await enterTurnover(page);
  const file = page.getByLabel('Choose a CSV or Excel file');
  await file.isEnabled();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    (window as unknown as Watched).longest = 0;
    new PerformanceObserver((tasks) => {
      const watched = window as unknown as Watched;
      for (const { duration } of tasks.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const read = await timed(async () => {
    await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.getByText(`${lines} lines are read.`).waitFor();
  });
  const longest = await page.evaluate(() => (window as unknown as Watched).longest);
  const sector = page.getByRole('combobox', { name: /^All purchases/ });
  await sector.fill('steel');
  await page.getByRole('listbox').getByRole('option').first().click();
  const figure = numberFormat('en', { minimumFractionDigits: 2 }).format(sum);
  await page.getByRole('strong').filter({ hasText: figure }).first().waitFor();
  const look = await timed(async () => {
    await page.getByRole('button', { name: 'See what it changes' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
  });
  const take = await timed(async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText(/entries were imported/).waitFor();
  });
  return { read, look, take, longest };
}

async function main(): Promise<void> {
  const server = await ProductServer.start();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      ...{ baseURL: server.url, locale: 'en-GB', viewport: { width: 412, height: 915 } },
      serviceWorkers: 'block',
    });
    page.setDefaultTimeout(120_000);
    const { read, look, take, longest } = await measure(page);
    const row = (what: string, measured: number, unit: string, atMost: number) => ({
      ...{ what: `${lines} lines: ${what}`, measured, unit },
      bound: { atMost },
    });
    const allHold = printTable([
      row('read', read, 's', 5),
      row('read, looked at and imported', read + look + take, 's', 5),
      row('the longest task while it is read', longest, 'ms', 500),
    ]);
    warnIfBusy();
    process.exitCode = allHold ? 0 : 1;
  } finally {
    await browser.close();
    await server.remove();
  }
}

void main();
