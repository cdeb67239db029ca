import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { PushMessage } from '../core/contracts/notifications';
import { openedFilesField, openedFilesPath, pathWithoutFiles } from '../core/devices/opened-files';
import { localeOfPath, withoutDefaultLocale } from '../core/i18n/localized-path';
import { keepOpenedFiles } from '../src/lib/device/opened-files';
import { followPress, showPushed } from './notifications';
import { createSiteCache } from './site-cache';
import type { SiteFiles } from './site-files';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build. */
declare const SITE_FILES: SiteFiles;

const site = createSiteCache(SITE_FILES);

async function openLanguages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map((page) => localeOfPath(new URL(page.url).pathname));
}

// The current language is cached on installation; the page requests the others when it is idle.
self.addEventListener('install', (event) => {
  event.waitUntil(openLanguages().then((languages) => site.install(languages)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(site.tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string };
  if (type === 'COMPLETE') event.waitUntil(site.complete());
  // A new version waits until the page requests it: nothing reloads while someone is working.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(self, event.data?.json() as PushMessage));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(followPress(self, { action, ...(notification.data as { path: string }) }));
});

/** Served by the server only and never cached. */
const ofServer = /^\/(api|pact|realms|ws|dev|content|healthz|readyz)(\/|$)/;

/** Content editors preview pages with `?texts=...`; these and their data come from the server. */
const ofEditors = (address: string) => /[?&]texts=/.test(address);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !ofServer.test(url.pathname) && !ofEditors(url.search),
  async ({ request, url: { origin, pathname, search } }) => {
    const plain = withoutDefaultLocale(pathname);
    if (plain !== undefined) return Response.redirect(`${origin}${plain}${search}`);
    const page = await site.readPage(pathname);
    if (page) return page;
    try {
      return await fetch(request);
    } catch (error) {
      const instead = await site.read(site.pageFor(pathname));
      if (instead) return instead;
      throw error;
    }
  },
);

// Files shared to the installed app are stored on the device until the page that reads them requests them.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === openedFilesPath,
  async ({ request, url: { origin, pathname } }) => {
    const shared = (await request.formData()).getAll(openedFilesField);
    const left = await keepOpenedFiles(shared.filter((each) => each instanceof File));
    return Response.redirect(origin + pathWithoutFiles(pathname, left), 303);
  },
  'POST',
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && site.isCore(url.pathname),
  async ({ request, url }) => (await site.read(url.pathname)) ?? fetch(request),
);

// Gatsby requests the data of pages that do not exist; it accepts an error response but not a network failure.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && /^\/(page-data|slice-data|texts)\//.test(url.pathname) && !ofEditors(request.referrer),
  async ({ request, url }) =>
    (await site.read(url.pathname)) ?? fetch(request).catch(() => new Response(null, { status: 404 })),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/env.json',
  new NetworkFirst({ cacheName: 'environment', networkTimeoutSeconds: 3 }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(flags|static|icons)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'assets' }),
);
