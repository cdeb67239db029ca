import { elementsListen, pageReady } from './hydration-events';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells React, which hears of a text only where it is another than the one that it knows: the built one, then. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Once React has drawn it. Null where a field has no such thing, as one for an e-mail address.
  queueMicrotask(() => {
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Whether somebody made something else of a field than was built. */
function isUsed(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const built = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(built, 0);
}

function usedFields(): Field[] {
  return [...document.querySelectorAll<Field>('input, textarea, select')].filter(isUsed);
}

/** Tells the page what somebody made of a field. */
function tell(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else tellText(field);
}

/**
 * Keeps what people do on a prebuilt page before it is hydrated. Their presses are repeated then and their forms
 * sent; what they typed and chose is told to the page, which would empty the fields otherwise. Boxes to tick are not
 * looked at: no prebuilt page has any.
 */
export function keepEarlyInput(): void {
  const presses: (() => void)[] = [];

  const keepPress = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest('button');
    // A button that sends a form is kept with the form.
    if (button && !(button.type === 'submit' && button.form)) presses.push(() => button.click());
    // A link leads on by itself; one to the page in another language would leave behind what was typed.
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
  // While they bubble: what brought the page to life, and was heard by it, is not kept.
  document.addEventListener('click', keepPress);
  document.addEventListener('submit', keepSubmit);

  const listenOnce = (name: string, listener: () => void) =>
    window.addEventListener(name, listener, { once: true });
  listenOnce(elementsListen, () => {
    document.removeEventListener('click', keepPress);
    document.removeEventListener('submit', keepSubmit);
    usedFields().forEach(tell);
  });
  // What the fields have told is drawn by then.
  listenOnce(pageReady, () => queueMicrotask(() => presses.forEach((press) => press())));
}
