import { elementsListen, pageReady } from './hydration-events';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sends React an input event. React ignores a text equal to the one it knows, so the prerendered text is set first. */
function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // After React has rendered it. Null for fields without a selection, such as e-mail.
  queueMicrotask(() => {
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Whether someone has changed a field. */
function isUsed(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const built = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(built, 0);
}

function usedFields(): Field[] {
  return [...document.querySelectorAll<Field>('input, textarea, select')].filter(isUsed);
}

/** Passes a field's changed value to the page. */
function dispatchChange(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else dispatchInput(field);
}

/**
 * Keeps input on a prerendered page until it is hydrated. Then it repeats clicks, submits forms and passes typed and
 * chosen values to the page, which would otherwise empty the fields. Checkboxes are ignored: no prerendered page has
 * any.
 */
export function keepEarlyInput(): void {
  const presses: (() => void)[] = [];

  const keepPress = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest('button');
    // A submit button is kept with its form.
    if (button && !(button.type === 'submit' && button.form)) presses.push(() => button.click());
    // Links work before hydration, but a link to another language would discard the typed text.
    const link = target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link && usedFields().length > 0) {
      event.preventDefault();
      presses.push(() => link.click());
    }
  };
  const keepSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    presses.push(() => (event.target as HTMLFormElement).requestSubmit(event.submitter));
  };
  // In the bubble phase: a click that triggered hydration, and was handled by it, is not kept.
  document.addEventListener('click', keepPress);
  document.addEventListener('submit', keepSubmit);

  const listenOnce = (name: string, listener: () => void) =>
    window.addEventListener(name, listener, { once: true });
  listenOnce(elementsListen, () => {
    document.removeEventListener('click', keepPress);
    document.removeEventListener('submit', keepSubmit);
    usedFields().forEach(dispatchChange);
  });
  // By then the passed values are rendered.
  listenOnce(pageReady, () => queueMicrotask(() => presses.forEach((press) => press())));
}
