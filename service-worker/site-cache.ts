import { locales, type Locale } from '../core/i18n/locales';
import { localeOfFile, type CoreFile, type LanguageBundle, type SiteFiles } from './site-files';

const cacheName = 'site';
const fetchedAtOnce = 6;

/** Headers that describe the transfer, not the content. */
const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'last-modified'];
/** Names the identity provider and the server, which change with the server's settings, without a build. */
const policy = 'content-security-policy';

async function fetchWhole(url: string, cache: RequestCache, method = 'GET'): Promise<Response> {
  const response = await fetch(url, { cache, method, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/**
 * The current headers of the server's pages. `no-store`, because some browsers keep the policy of a revalidated
 * response.
 */
async function fetchPageHeaders(): Promise<Headers> {
  const headers = new Headers((await fetchWhole('/', 'no-store', 'HEAD')).headers);
  for (const name of ofTransfer) headers.delete(name);
  return headers;
}

/**
 * The policy names the inline scripts of a page, which differ from those of `/`; they are taken from the page's own
 * policy.
 */
function headersOf(page: string, headers: Headers): Headers {
  const ofPage = new Headers(headers);
  const scripts = /script-src 'self'[^;"]*/.exec(page)?.[0];
  const ofServer = headers.get(policy);
  if (scripts && ofServer)
    ofPage.set(
      policy,
      ofServer.replace(/script-src [^;]*/, () => scripts),
    );
  return ofPage;
}

/** The prerendered files of this version of the site, each under a key with its revision. */
export function createSiteCache({ core, bundles, routes }: SiteFiles) {
  const coreFiles = new Map(core.map((file) => [file.url, file]));
  const patterns = routes.map(({ pattern, url }) => ({ pattern: new RegExp(pattern), url }));

  const coreKey = ({ url, revision }: CoreFile) => (revision ? `${url}?revision=${revision}` : url);
  const keyIn = (locale: Locale, pathname: string) => `${pathname}?revision=${bundles[locale]}`;

  async function addCore(cache: Cache): Promise<void> {
    const present = new Set((await cache.keys()).map(({ url }) => url));
    const waiting = core.filter((file) => !present.has(new URL(coreKey(file), self.location.origin).href));
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await cache.put(coreKey(file), await fetchWhole(file.url, file.revision ? 'no-cache' : 'default'));
      }
    };
    await Promise.all(Array.from({ length: fetchedAtOnce }, work));
  }

  /** Pages get the server's headers, including the security policy; if that has changed, they are cached again. */
  async function addLanguage(cache: Cache, locale: Locale, headers: Headers): Promise<void> {
    const added = await cache.match(bundles[locale]);
    if (added?.headers.get(policy) === headers.get(policy)) return;
    const bundle = (await (await fetchWhole(bundles[locale], 'default')).json()) as LanguageBundle;
    const asData = { headers: { 'content-type': 'application/json; charset=utf-8' } };
    for (const [pathname, content] of Object.entries(bundle)) {
      const isData = pathname.endsWith('.json');
      const response = new Response(content, isData ? asData : { headers: headersOf(content, headers) });
      await cache.put(keyIn(locale, pathname), response);
    }
    await cache.put(bundles[locale], new Response(null, { headers }));
  }

  /** One after another: each is several megabytes. */
  async function addLanguages(cache: Cache, languages: readonly Locale[], headers: Headers): Promise<void> {
    for (const locale of languages) await addLanguage(cache, locale, headers);
  }

  /** The cached file at an address. */
  async function read(pathname: string): Promise<Response | undefined> {
    const file = coreFiles.get(pathname);
    const cache = await caches.open(cacheName);
    return cache.match(file ? coreKey(file) : keyIn(localeOfFile(pathname), pathname));
  }

  /** The page for an address that has no page of its own. */
  const pageFor = (pathname: string): string =>
    patterns.find(({ pattern }) => pattern.test(pathname))?.url ?? '/404/';

  return {
    isCore: (pathname: string): boolean => coreFiles.has(pathname),

    /**
     * Caches what the app needs in some languages and in those that the version before has cached, so that an update
     * that finds no page open leaves none out; fails if a file cannot be fetched.
     */
    async install(languages: readonly Locale[]): Promise<void> {
      const cache = await caches.open(cacheName);
      const headers = await fetchPageHeaders();
      const present = await cache.keys();
      const isPresent = (locale: Locale) => present.some(({ url }) => url.includes(`/offline/${locale}-`));
      const needed = locales.filter((locale) => languages.includes(locale) || isPresent(locale));
      await Promise.all([addCore(cache), addLanguages(cache, needed, headers)]);
    },

    /** Caches the languages that are missing or were cached under another policy. */
    async complete(): Promise<void> {
      const headers = await fetchPageHeaders().catch(() => undefined);
      // The server is unreachable.
      if (!headers) return;
      const cache = await caches.open(cacheName);
      await addLanguages(cache, locales, headers);
    },

    /** Deletes the caches of earlier versions of the site. */
    async tidy(): Promise<void> {
      const cache = await caches.open(cacheName);
      const keys = [...core.map(coreKey), ...Object.values(bundles)];
      const current = new Set(keys.map((key) => new URL(key, self.location.origin).href));
      const revisions = new Set<string | null>(Object.values(bundles));
      const stale = (await cache.keys()).filter(
        ({ url }) => !current.has(url) && !revisions.has(new URL(url).searchParams.get('revision')),
      );
      await Promise.all(stale.map((request) => cache.delete(request)));
    },

    read,
    pageFor,

    /**
     * The cached page for an address, including one that shares its page with others: from the network that page could
     * be of a newer version than its scripts and data. Undefined for an unknown address.
     */
    async readPage(pathname: string): Promise<Response | undefined> {
      const own = (await read(pathname)) ?? (await read(`${pathname}/`));
      const shared = pageFor(pathname);
      return own ?? (shared.endsWith('/404/') ? undefined : read(shared));
    },
  };
}
