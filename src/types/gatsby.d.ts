/** Registers the service worker and calls the `onServiceWorker...` hooks of gatsby-browser.tsx. */
declare module 'gatsby/cache-dir/register-service-worker' {}

declare module 'gatsby-plugin-offline/gatsby-browser' {
  export const registerServiceWorker: () => boolean;
}
