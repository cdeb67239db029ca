/** Dispatched on the window when a page has not loaded a second after it was requested. */
export const routeDelayed = 'route-delayed';
