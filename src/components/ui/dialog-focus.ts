/**
 * What has the focus when a dialog opens, as in the ARIA Authoring Practices: the heading of something to read, the
 * first control of a form, the safest button of a question.
 */
export type DialogFocus = 'heading' | 'field' | 'action';

const controls = 'input:not([type=hidden]), select, textarea, button';

/** Moves the focus there, unless the person has moved it into the content already. */
export function focusFirst(dialog: HTMLElement, wanted: DialogFocus): void {
  const { activeElement } = document;
  const heading = dialog.querySelector<HTMLElement>('header h2');
  const header = heading?.closest('header');
  if (activeElement && dialog.contains(activeElement) && !header?.contains(activeElement)) return;
  const field = fieldOf(dialog, wanted);
  if (field) return focusUnjudged(field);
  const found = wanted === 'action' ? dialog.querySelector<HTMLElement>('footer button') : heading;
  found?.focus({ preventScroll: true });
}

/** Someone who begins with another field has not left this one empty: its form does not see it being left. */
function focusUnjudged(field: HTMLElement): void {
  const conceal = (event: Event) => {
    event.stopPropagation();
    field.removeEventListener('focusout', conceal);
  };
  const use = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') return;
    field.removeEventListener('focusout', conceal);
  };
  field.addEventListener('focusout', conceal);
  for (const type of ['input', 'pointerdown', 'keydown']) field.addEventListener(type, use);
  field.focus({ preventScroll: true });
}

const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** On a phone its keyboard would cover the form before it was read. */
function fieldOf(dialog: HTMLElement, wanted: DialogFocus): HTMLElement | null | undefined {
  if (wanted !== 'field' || isTouched()) return null;
  const form = dialog.querySelector('form');
  return [...(form?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (control) => !control.matches(':disabled, [type=radio]:not(:checked)') && control.tabIndex >= 0,
  );
}
