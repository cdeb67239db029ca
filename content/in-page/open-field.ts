import type { Locale } from '../../core/i18n/locales';

/** Message from a page in the preview to the editor: the text to open, `namespace:dotted.key`. */
export interface OpenField {
  openField: string;
  language: Locale;
}

/** Opens the field of a text: in the editor around this page, or in a tab of its own. */
export function askForField(openField: string, language: Locale): void {
  const { top, location } = window;
  if (top !== null && top !== window) {
    const message: OpenField = { openField, language };
    top.postMessage(message, location.origin);
    return;
  }
  const address = new URL('/content/', location.origin);
  address.searchParams.set('text', openField);
  address.searchParams.set('language', language);
  window.open(address, 'texts-editor');
}

const typedIn = 'input, textarea, select, option';

/**
 * Makes a click on an element with a text known to `nameOf` open its field. With Alt, Ctrl or the command key it is a
 * normal click on the page, as it always is with the keyboard and in input fields.
 */
export function openOnClick(
  nameOf: (element: Element) => string | undefined,
  open: (name: string) => void,
): void {
  let isPassing = false;
  const decide = (event: MouseEvent) => {
    const { target, detail } = event;
    if (isPassing || detail === 0 || !(target instanceof Element) || target.closest(typedIn)) return;
    const name = nameOf(target);
    if (name === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.altKey && !event.ctrlKey && !event.metaKey) return open(name);
    isPassing = true;
    // Without the key: with it, a browser would download the link's target, or open it elsewhere.
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    isPassing = false;
  };
  window.addEventListener('click', decide, true);
}
