/**
 * Moves the focus to the page if the element that has it is gone, now or before it moves on: such as the button of
 * a row that is removed.
 */
export function keepFocus(): void {
  const observer = new MutationObserver(moveLost);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', () => observer.disconnect(), { once: true });
  moveLost();
}

function moveLost(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}
