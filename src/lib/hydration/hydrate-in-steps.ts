import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings a prebuilt page to life in steps of a few milliseconds, between which the browser paints and listens.
 * A press that comes in between hydrates the rest at once and is then answered.
 */
export function hydrateInSteps(app: ReactNode, element: Element): void {
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
