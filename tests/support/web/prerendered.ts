import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts a page into the document as the build renders it; returns the element in which it is hydrated. */
export function prerendered(page: ReactNode): HTMLElement {
  // In a test there is a window during prerendering, which React warns about.
  const warnings = jest.spyOn(console, 'error').mockImplementation();
  const { body } = new DOMParser().parseFromString(renderToString(page), 'text/html');
  warnings.mockRestore();
  const container = document.createElement('div');
  container.append(...body.childNodes);
  document.body.append(container);
  return container;
}
