import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { PushMessage } from '../core/contracts/notifications';
import { openedFilesField, openedFilesPath } from '../core/devices/opened-files';
import { localeOfPath, withoutNeedlessLocale } from '../core/i18n/localized-path';
import { keepOpenedFiles } from '../src/lib/device/opened-files';
import { followPress, showPushed } from './notifications';
import { createSiteCache } from './site-cache';
import type { SiteFiles } from './site-files';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SITE_FILES: SiteFiles;

const site = createSiteCache(SITE_FILES);

async function openLanguages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map((page) => localeOfPath(new URL(page.url).pathname));
}

// The language on the screen comes with the installation; the page asks for the others when it is at rest.
self.addEventListener('install', (event) => {
  event.waitUntil(openLanguages().then((languages) => site.install(languages)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(site.tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string };
  if (type === 'COMPLETE') event.waitUntil(site.complete());
  // A new version waits until the page says so: nothing reloads under somebody's hands.
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

/** Answered by the server alone, and never kept. */
const ofServer = /^\/(api|pact|realms|ws|dev|content|healthz|readyz)(\/|$)/;

/** Content editors look at pages with `?texts=...` as the server has them now, and so with their data. */
const ofEditors = (address: string) => /[?&]texts=/.test(address);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !ofServer.test(url.pathname) && !ofEditors(url.search),
  async ({ request, url: { origin, pathname, search } }) => {
    const plain = withoutNeedlessLocale(pathname);
    if (plain !== undefined) return Response.redirect(`${origin}${plain}${search}`);
    const page = (await site.read(pathname)) ?? (await site.read(`${pathname}/`));
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

// What is shared to the installed app waits on the device until the page that reads it asks for it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === openedFilesPath,
  async ({ request, url: { href } }) => {
    const shared = (await request.formData()).getAll(openedFilesField);
    await keepOpenedFiles(shared.filter((each) => each instanceof File));
    return Response.redirect(href, 303);
  },
  'POST',
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && site.isCore(url.pathname),
  async ({ request, url }) => (await site.read(url.pathname)) ?? fetch(request),
);

// Gatsby asks for the data of pages that do not exist and takes a refusal for an answer, a failure not.
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
