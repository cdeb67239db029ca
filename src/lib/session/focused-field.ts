/**
 * Saves the focused field, as leaving it does. Called before a session ends by itself: afterwards nothing is saved any
 * more.
 */
export function leaveFocusedField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
