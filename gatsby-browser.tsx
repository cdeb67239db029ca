import type { GatsbyBrowser } from 'gatsby';
import { keepsPlace } from './src/lib/i18n/change-locale';
import { reloadOnceWithoutChunk } from './src/app/offline/chunk-failure';
import { loadEnv } from './src/lib/env/env';
import { completeOfflineCopy, holdUpdate } from './src/app/offline/service-worker';
import { routeDelayed } from './src/app/shell/route-delayed';
import './src/components/theme/global.css';
import './src/app/head/fonts.css';

/** Prebuilt pages have this script inline before their first paint; `gatsby develop` has no built pages. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  reloadOnceWithoutChunk();
  // Every page asks for it soon; whoever does is told of a failure.
  loadEnv().catch(() => undefined);
  if (process.env['NODE_ENV'] === 'development') void import('./src/app/first-paint/first-paint');
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  !keepsPlace(routerProps.location.state);

export const onRouteUpdateDelayed = () => window.dispatchEvent(new Event(routeDelayed));

export const onInitialClientRender = completeOfflineCopy;

export const onServiceWorkerUpdateReady = holdUpdate;
