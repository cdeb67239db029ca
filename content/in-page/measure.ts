import type { Locale } from '../../core/i18n/locales';

/** What a page in the editor's preview tells the editor: texts that are longer than their buttons, as people see them. */
export interface LongTexts {
  tooLong: readonly { name: string; text: string }[];
  language: Locale;
}

/** The width of a small phone, in CSS pixels. */
export const phoneWidth = 375;

const buttons = 'button, [role="button"], [class*="button-module--button"]';
/** A button of two lines is one still. */
const mostLines = 2;
const pause = 300;

/** Where the words of an element itself stand, line by line; what it holds for screen readers alone is left out. */
function linesOf(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

/** Whether an element lies in something that people push sideways to see all of it. */
const isInSideways = (element: Element): boolean =>
  /auto|scroll/.test(window.getComputedStyle(element).overflowX) ||
  (element.parentElement !== null && isInSideways(element.parentElement));

/** Whether a text sticks out of its button, the button out of the window, or the text takes a third line. */
function isTooLong(element: Element, button: Element): boolean {
  const lines = linesOf(element);
  const [own, { right }] = [element.getBoundingClientRect(), button.getBoundingClientRect()];
  // A row of a table is as high as its texts.
  const isCell = button.closest('td, th') !== null;
  const end = Math.min(right, window.getComputedStyle(element).overflowX === 'hidden' ? own.right : right);
  return (
    lines.some((line) => line.right > end + 1) ||
    (!isCell && new Set(lines.map(({ bottom }) => Math.round(bottom))).size > mostLines) ||
    (right > window.innerWidth + 1 && !isInSideways(button))
  );
}

function measure(): LongTexts['tooLong'] {
  if (window.innerWidth > phoneWidth) return [];
  return [...document.querySelectorAll('[data-text-name]')].flatMap((element) => {
    const button = element.closest(buttons);
    const text = element.textContent?.trim() ?? '';
    const [name] = element.getAttribute('data-text-name')?.split(' ') ?? [];
    // What is only spoken has no width.
    const isSeen = element.getBoundingClientRect().width > 1 && text !== '';
    return button && name && isSeen && isTooLong(element, button) ? [{ name, text }] : [];
  });
}

/** Measures the buttons of a page as narrow as a phone, again whenever it changes, and tells what has become of it. */
export function measureButtons(language: Locale, tell: (found: LongTexts) => void): void {
  let told: string | undefined;
  let waiting: number | undefined;
  const look = () => {
    const tooLong = measure();
    const written = JSON.stringify(tooLong);
    if (written !== told) tell({ tooLong, language });
    told = written;
  };
  const lookSoon = () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(look, pause);
  };
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  window.addEventListener('resize', lookSoon);
  void document.fonts.ready.then(lookSoon);
}
