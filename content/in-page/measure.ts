import type { Locale } from '../../core/i18n/locales';

/** Message from a page in the preview to the editor: texts that are longer than their buttons, as displayed. */
export interface LongTexts {
  tooLong: readonly { name: string; text: string }[];
  language: Locale;
}

/** The width of a small phone, in CSS pixels. */
export const phoneWidth = 375;

const buttons = 'button, [role="button"], [class*="button-module--button"]';
/** A button may have two lines. */
const mostLines = 2;
const pause = 300;

/** The positions of an element's own words, line by line, without text that is only for screen readers. */
function linesOf(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

/** Whether an element is inside a horizontally scrolling container. */
const isInSideways = (element: Element): boolean =>
  /auto|scroll/.test(window.getComputedStyle(element).overflowX) ||
  (element.parentElement !== null && isInSideways(element.parentElement));

/** Whether a text overflows its button, the button overflows the window, or the text needs a third line. */
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
    // Text only for screen readers has no width.
    const isSeen = element.getBoundingClientRect().width > 1 && text !== '';
    return button && name && isSeen && isTooLong(element, button) ? [{ name, text }] : [];
  });
}

/** Measures the buttons of a page at phone width, again whenever it changes, and reports the result. */
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
