/**
 * Takes over what stands in the field that has the focus, as leaving it does. Called before a session ends by itself:
 * afterwards nothing is taken any more.
 */
export function leaveFocusedField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
