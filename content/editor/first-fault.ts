let isComing = false;

/**
 * Brings the first text with a fault into view. Decap checks all texts of an entry one after the other before it saves,
 * and only marks those that prevent it.
 */
export function showFirstFault(textId: string): void {
  if (isComing) return;
  isComing = true;
  // Afterwards the menu of the button that saves has closed.
  window.setTimeout(() => {
    isComing = false;
    const text = document.getElementById(textId);
    text?.scrollIntoView({ block: 'center' });
    text?.focus();
  });
}
