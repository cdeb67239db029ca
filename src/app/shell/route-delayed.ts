/** Dispatched on the window when a page has not come a second after it was asked for. */
export const routeDelayed = 'route-delayed';
