import { delayRegistration } from './keep-for-offline';

/**
 * The build puts this in the place of Gatsby's registration, which would start with the page's scripts: that one is
 * fetched and run when the page is at rest.
 */
delayRegistration(() => import('gatsby/cache-dir/register-service-worker'));
