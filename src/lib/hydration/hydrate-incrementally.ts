import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a prerendered page in chunks of a few milliseconds, so that the browser can paint and respond in between. A
 * click in between hydrates the rest immediately and is then handled.
 */
export function hydrateIncrementally(app: ReactNode, element: Element): void {
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
