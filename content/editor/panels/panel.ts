import { button, element } from '../elements';

let isStale = false;

/** Called when texts were published outside the open entry, which is then reloaded. */
export function reloadAfterwards(): void {
  isStale = true;
}

/** Opens a page over the unchanged editor. Escape and "Close" lead back. */
export function openPanel(title: string, ...content: Node[]): HTMLDialogElement {
  const panel = element('dialog', element('h1', title), ...content);
  panel.className = 'panel';
  panel.setAttribute('aria-label', title);
  panel.prepend(button('Close', () => panel.close()));
  panel.addEventListener('close', () => {
    panel.remove();
    if (isStale) window.location.reload();
  });
  document.body.append(panel);
  panel.showModal();
  return panel;
}

/** Closes open panels, so that the editor is visible again. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLDialogElement>('dialog.panel')) panel.close();
}
