import type { GatsbyBrowser } from 'gatsby';
import { hydrateIncrementally } from './src/lib/hydration/hydrate-incrementally';
import { HydratedRoot } from './src/lib/hydration/hydrated-root';
import { keepsScrollPosition } from './src/lib/i18n/change-locale';
import { reloadOnceWithoutChunk } from './src/app/offline/chunk-failure';
import { completeLanguages } from './src/app/offline/keep-for-offline';
import { loadEnv } from './src/lib/env/env';
import { keepFocus } from './src/components/ui/keep-focus';
import { restoreScroll } from './src/app/shell/restore-scroll';
import { routeDelayed } from './src/app/shell/route-delayed';
import './src/components/theme/global.css';
import './src/app/head/fonts.css';

export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser';
export { onServiceWorkerUpdateReady } from './src/app/offline/update-ready';

export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = ({ serviceWorker }) =>
  completeLanguages(serviceWorker);

/** Prerendered pages have this script inline before their first paint; `gatsby develop` has none. */
export const onClientEntry = (): Promise<void> => {
  reloadOnceWithoutChunk();
  keepFocus();
  restoreScroll();
  // Every page needs it soon; the callers that need it handle a failure.
  loadEnv().catch(() => undefined);
  if (process.env['NODE_ENV'] === 'development') void import('./src/app/first-paint/first-paint');
  // A separate task after evaluating the scripts, so that the browser can paint and respond.
  return new Promise((resolve) => setTimeout(resolve));
};

/** `gatsby develop` has no prerendered pages to hydrate. */
export const replaceHydrateFunction = () =>
  process.env['NODE_ENV'] === 'development' ? undefined : hydrateIncrementally;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HydratedRoot>{element}</HydratedRoot>
);

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  !keepsScrollPosition(routerProps.location.state);

export const onRouteUpdateDelayed = () => window.dispatchEvent(new Event(routeDelayed));
