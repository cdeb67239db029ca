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

/** Tells the page what somebody made of a field; nothing where it is as it was built. */
function tell(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].findIndex((option) => option.defaultSelected);
    if (field.selectedIndex !== Math.max(built, 0))
      field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value !== field.defaultValue) tellText(field);
}

/**
 * Keeps what people do on a prebuilt page before it has come to life. Their presses are repeated then and their forms
 * sent; what they typed and chose is told to the page, which would empty the fields otherwise. Boxes to tick are not
 * looked at: no prebuilt page has any.
 */
export function keepEarlyInput(): void {
  const presses: (() => void)[] = [];

  const keepPress = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // A button that sends a form is kept with the form.
    if (button && !(button.type === 'submit' && button.form)) presses.push(() => button.click());
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
    document.querySelectorAll<Field>('input, textarea, select').forEach(tell);
  });
  // What the fields have told is drawn by then.
  listenOnce(pageReady, () => queueMicrotask(() => presses.forEach((press) => press())));
}
