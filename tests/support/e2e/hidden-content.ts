import { expect, type Page } from '@playwright/test';

/**
 * Fails for content that a screen reader announces or the keyboard reaches although it is not visible. Texts clipped
 * to one pixel are meant for screen readers. A box drawn by its label and a link shown on focus count as visible.
 */
export async function expectNoHiddenContent(page: Page, where: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const withCauses = (element: Element): Element[] =>
      element.parentElement ? [element, ...withCauses(element.parentElement)] : [element];
    const isControl = (element: Element) =>
      element.matches('a[href], button, input, select, textarea, summary');
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
    // Content beyond the other edges can be scrolled to.
    const isOffPage = (element: Element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return right > left && (right <= 0 || bottom + scrollY <= 0);
    };
    const isCollapsed = (element: Element) =>
      getComputedStyle(element).overflow === 'hidden' &&
      (element.clientHeight === 0 || element.clientWidth === 0) &&
      getComputedStyle(element).display !== 'inline';
    const isDrawnByLabel = (element: Element) => element.matches('label input');
    const showsOnFocus = (element: Element) => {
      if (!(element instanceof HTMLElement) || !isControl(element)) return false;
      element.focus();
      const isShown = !isOffPage(element);
      element.blur();
      return isShown;
    };
    const isHiddenBySight = (element: Element) => {
      const causes = withCauses(element);
      if (causes.some((each) => getComputedStyle(each).opacity === '0')) return !isDrawnByLabel(element);
      if (causes.some((each) => getComputedStyle(each).clipPath === 'inset(50%)')) return isControl(element);
      return causes.some(isCollapsed) || (isOffPage(element) && !showsOnFocus(element));
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isControl(element) || hasText(element))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert], svg, script, style, noscript'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(isHiddenBySight)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(hidden, `announced or reached by keyboard although hidden, in ${where}`).toEqual([]);
}
