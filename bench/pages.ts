import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { accounts, openSignIn, signIn } from '../tests/support/e2e/accounts';
import { invitees, tokenInMail } from '../tests/support/e2e/outbox';
import { kilobytesOf, scriptsOf } from '../tests/support/e2e/page-scripts';
import { ProductServer } from '../tests/support/e2e/product-server';
import { chromiumPath, machineOption, slowdownOn, warnIfBusy } from './machine';
import { printComparison } from './pages/against';
import { medianOfRuns } from './pages/lighthouse-runs';
import { secondsOnPhone } from './pages/phone';
import { printTable, type Row } from './pages/table';
import { addThousandRequests } from './pages/thousand-requests';

/**
 * Measures the built product in Chromium against the design's bounds: `npm run bench:pages`. `--runs 1` is a quick
 * look; the bounds are for medians of 5. `--machine 2` is for a machine that is twice as slow as the one the bounds
 * were set on.
 * `--against https://other.example/register/` measures that page and ours alternately and prints ratios; `--page`
 * chooses ours (default `/register/`), `--touch` the element that has to respond (`input`).
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
    page: { type: 'string', default: '/register/' },
    touch: { type: 'string', default: 'input' },
    ...machineOption,
  },
});
const runs = Number(values.runs);
const slowdown = slowdownOn(values.machine, 4);

/** What invited people see, in the language of their invitation, and what everyone sees. */
const publicPages = (token: string) => [
  { name: 'landing', path: `/?token=${token}` },
  { name: '/register/', path: `/register/?token=${token}` },
  { name: '/', path: '/' },
  { name: '/logout/', path: '/logout/' },
];
const protectedPage = '/overview/';

async function publicRows(origin: string, token: string, port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path: page } of publicPages(token)) {
    const phone = await medianOfRuns(origin + page, { port, runs, slowdown });
    const slow = await medianOfRuns(origin + page, { port, runs, slowdown: slowdownOn(values.machine, 10) });
    const row = (what: string, measured: number, unit: string, bound: Row['bound']) =>
      rows.push({ what: `${name} ${what}`, measured, unit, bound });
    row('performance', phone.performance, '', { atLeast: 100 });
    row('accessibility', phone.accessibility, '', { atLeast: 100 });
    row('first paint', phone.firstPaintSeconds, 's', { atMost: 0.83 });
    row('largest paint', phone.largestPaintSeconds, 's', { atMost: 1 });
    row('blocking', phone.blockingMilliseconds, 'ms', { atMost: 20 });
    row('layout shift', phone.layoutShift, '', { atMost: 0.02 });
    row('performance, 10x slower', slow.performance, '', { atLeast: 97 });
    row('blocking, 10x slower', slow.blockingMilliseconds, 'ms', { atMost: 200 });
  }
  return rows;
}

async function phoneRows(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const [landing, register] = publicPages(token);
  const seconds = (page: { path: string } | undefined, selector: string, awake: boolean) =>
    secondsOnPhone(browser, origin + page?.path, { selector, awake, runs, slowdown });
  return [
    {
      what: 'landing says who asks, slow 4G, 4x',
      measured: await seconds(landing, 'article h1', false),
      unit: 's',
      bound: { atMost: 2 },
    },
    {
      what: '/register/ answers to touch, slow 4G, 4x',
      measured: await seconds(register, 'input', true),
      unit: 's',
      bound: { atMost: 1.9 },
    },
  ];
}

async function protectedRows(origin: string, port: number, sweep: () => Promise<void>): Promise<Row[]> {
  const phone = await medianOfRuns(origin + protectedPage, { port, runs, slowdown, sweep });
  const what = `${protectedPage} with 1,000 rows,`;
  return [
    { what: `${what} performance`, measured: phone.performance, unit: '', bound: { atLeast: 95 } },
    { what: `${what} accessibility`, measured: phone.accessibility, unit: '', bound: { atLeast: 100 } },
    { what: `${what} blocking`, measured: phone.blockingMilliseconds, unit: 'ms', bound: { atMost: 150 } },
  ];
}

async function signInTo(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await openSignIn(page, origin + protectedPage);
  await signIn(page, accounts.admin);
  await page.getByRole('table').waitFor();
  await page.close();
}

/** Everything a first visit does not have, except the session's cookies. */
function sweeper(context: BrowserContext, origin: string): () => Promise<void> {
  return async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const storageTypes = 'service_workers,cache_storage,local_storage,indexeddb';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await page.close();
  };
}

async function scriptRows(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const kilobytes = async (page: string) =>
    kilobytesOf(await scriptsOf(await context.newPage(), origin + page));
  const rows: Row[] = [];
  for (const { name, path: page } of publicPages(token).slice(0, 2)) {
    const bound = { atMost: 103 };
    rows.push({ what: `${name} scripts, brotli`, measured: await kilobytes(page), unit: 'KB', bound });
  }
  await signInTo(context, origin);
  const overview = await kilobytes(protectedPage);
  await context.close();
  rows.push({
    what: `${protectedPage} scripts, brotli`,
    measured: overview,
    unit: 'KB',
    bound: { atMost: 195 },
  });
  return rows;
}

/** The token of an open invitation. */
async function openInvitation(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const token = await tokenInMail(await context.newPage(), invitees.en.email);
  await context.close();
  return token;
}

interface Bench {
  browser: Browser;
  /** The debugging port where Lighthouse finds the same browser. */
  port: number;
  origin: string;
  /** The token of an open invitation. */
  token: string;
}

/** Runs with a browser that has its own profile. */
async function withBrowser<Result>(origin: string, work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en-GB'],
    userDataDir: profile,
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  try {
    const token = await openInvitation(browser, origin);
    return await work({ browser, port: chrome.port, origin, token });
  } finally {
    await browser.close();
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measure({ browser, port, origin, token }: Bench): Promise<Row[]> {
  const scripts = await scriptRows(browser, origin, token);
  const phone = await phoneRows(browser, origin, token);
  const open = await publicRows(origin, token, port);
  // Lighthouse opens its pages in the browser's default context, so sign in there.
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context of its own.');
  await signInTo(context, origin);
  const signedIn = await protectedRows(origin, port, sweeper(context, origin));
  return [...scripts, ...phone, ...open, ...signedIn];
}

/** Returns whether all bounds hold; a comparison has none. */
async function run(origin: string): Promise<boolean> {
  const { against, page, touch: selector, machine } = values;
  if (!against) return printTable(await withBrowser(origin, measure));
  await withBrowser(origin, ({ browser, port, token }) => {
    const ours = `${origin}${page}?token=${token}`;
    return printComparison({ browser, port, ours, theirs: against, selector, runs, machine });
  });
  return true;
}

async function main(): Promise<void> {
  const server = await ProductServer.start();
  try {
    await server.stop();
    await addThousandRequests(server.folder, accounts.admin.email);
    await server.start();
    const allHold = await run(server.url);
    warnIfBusy();
    process.exitCode = allHold ? 0 : 1;
  } finally {
    await server.remove();
  }
}

void main();
