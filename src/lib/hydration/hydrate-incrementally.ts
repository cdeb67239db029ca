import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a prerendered page in chunks of a few milliseconds, so that the browser can paint and respond in between. A
 * click in between hydrates the rest immediately and is then handled. An empty page is rendered: the text editor empties
 * the pages whose texts it changes.
 */
export function hydrateIncrementally(app: ReactNode, element: Element): void {
  startTransition(() => {
    if (element.hasChildNodes()) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
}
