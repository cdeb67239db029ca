import { delayRegistration } from './keep-for-offline';

/**
 * The build replaces Gatsby's service worker registration with this. Gatsby's would start with the page's scripts; this
 * one is fetched and run when the page is idle.
 */
delayRegistration(() => import('gatsby/cache-dir/register-service-worker'));
