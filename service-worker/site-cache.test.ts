import { locales, type Locale } from '../core/i18n/locales';
import { createSiteCache } from './site-cache';

const pathOf = (locale: Locale) => (locale === 'en' ? '/' : `/${locale}/`);
const bundlesOf = (build: number) =>
  Object.fromEntries(locales.map((locale) => [locale, `/offline/${locale}-${build}.json`])) as Record<
    Locale,
    string
  >;

/** The security policy of the server's pages; undefined while it is unreachable. */
let policy: string | undefined;
let requests: string[];
let pageIn: (locale: Locale) => string;
let shownIn: (locale: Locale) => Record<string, string>;

const origin = 'http://localhost';

/** The parts of the browser's cache in use here. */
function newCache() {
  const kept = new Map<string, Response>();
  return {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    keys: async () => [...kept.keys()].map((key) => ({ url: origin + key })),
    delete: async ({ url }: { url: string }) => kept.delete(url.slice(origin.length)),
  };
}

beforeEach(() => {
  policy = 'connect-src https://first.example';
  requests = [];
  pageIn = (locale) => `page in ${locale}`;
  shownIn = (locale) => ({ [pathOf(locale)]: pageIn(locale) });
  const cache = newCache();
  Object.assign(globalThis, {
    self: { location: { origin } },
    caches: { open: async () => cache },
    fetch: async (url: string, { method = 'GET' }: RequestInit) => {
      requests.push(`${method} ${url}`);
      if (policy === undefined) throw new TypeError('Failed to fetch');
      const locale = locales.find((one) => url.startsWith(`/offline/${one}-`));
      if (locale) return Response.json(shownIn(locale));
      return new Response(null, { headers: { 'content-security-policy': policy, etag: 'of its moment' } });
    },
  });
});

async function keptPages(site: ReturnType<typeof createSiteCache>) {
  const pages = await Promise.all(locales.map((locale) => site.read(pathOf(locale))));
  const texts = await Promise.all(pages.map(async (page) => page?.text()));
  const policies = new Set(pages.map((page) => page?.headers.get('content-security-policy')));
  return { texts, policies: [...policies] };
}

async function completedSite() {
  const site = createSiteCache({ core: [], bundles: bundlesOf(1), routes: [] });
  await site.install(['de']);
  await site.complete();
  requests = [];
  return site;
}

const all = locales.map((locale) => `page in ${locale}`);

it('caches the pages of every language as the server sends them, and checks once whether they are current', async () => {
  const site = await completedSite();
  expect(await keptPages(site)).toEqual({ texts: all, policies: [policy] });
  expect((await site.read('/'))?.headers.has('etag')).toBe(false);
  await site.complete();
  expect(requests).toEqual(['HEAD /']);
});

it('allows each page its own scripts, which the policy of the first page does not name', async () => {
  policy = "script-src 'self' 'sha256-ofFirst'; connect-src 'self'";
  pageIn = (locale) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-of-${locale}'; base-uri 'self'"/>`;
  const site = await completedSite();
  expect((await keptPages(site)).policies).toEqual(
    locales.map((locale) => `script-src 'self' 'sha256-of-${locale}'; connect-src 'self'`),
  );
});

it('adopts a changed security policy of the server', async () => {
  const site = await completedSite();
  policy = 'connect-src https://second.example';
  await site.complete();
  expect(await keptPages(site)).toEqual({ texts: all, policies: [policy] });
  requests = [];
  await site.complete();
  expect(requests).toEqual(['HEAD /']);
});

it('still has every language after an update that found no page open', async () => {
  await completedSite();
  const updated = createSiteCache({ core: [], bundles: bundlesOf(2), routes: [] });
  await updated.install([]);
  await updated.tidy();
  expect((await keptPages(updated)).texts).toEqual(all);
});

describe('the page for an address', () => {
  it.each([
    ['with a page of its own', '/', 'page in en'],
    ['without the slash at its end', '/de', 'page in de'],
    ['that shares its page with others', '/years/2025/update/', 'the figures of a year'],
    ['that is unknown', '/no/such/page/', undefined],
    ['that is unknown in its language', '/de/no/such/page/', undefined],
  ])('%s: %s', async (_case, address, text) => {
    const shared = '/years/[year]/update/';
    shownIn = (locale) => ({
      [pathOf(locale)]: pageIn(locale),
      [shared]: 'the figures of a year',
      '/de/404/': '',
    });
    const routes = [
      { pattern: '^/years/[^/]+/update/?$', url: shared },
      { pattern: '^/de(?:/.*)?$', url: '/de/404/' },
    ];
    const site = createSiteCache({ core: [], bundles: bundlesOf(1), routes });
    await site.install(['en', 'de']);
    expect(await (await site.readPage(address))?.text()).toBe(text);
  });
});

it('keeps its content while the server is unreachable', async () => {
  const site = await completedSite();
  const before = await keptPages(site);
  policy = undefined;
  await site.complete();
  expect(await keptPages(site)).toEqual(before);
});
